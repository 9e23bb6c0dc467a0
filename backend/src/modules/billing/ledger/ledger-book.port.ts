import type { Cents } from '../../../kernel/money.js';
import type { Page } from '../../../platform/page.js';
import type { LedgerAccount } from './double-entry.js';

/** A line of the ledger that moved money. */
export interface LedgerLine {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: string;
  readonly amountCents: Cents;
  readonly at: Date;
}

/** Whole days in Brasília, both included, as AAAA-MM-DD. */
export interface LedgerPeriod {
  readonly from: string;
  readonly to: string;
}

/** What one kind of line came to in a day; the day is null for all that was before the period. */
export interface LedgerSum {
  readonly day: string | null;
  readonly kind: string;
  readonly amountCents: Cents;
}

/** An account in one day: what moved, and what it held at the end. */
export interface AccountDay {
  readonly day: string;
  readonly account: LedgerAccount;
  readonly debit: Cents;
  readonly credit: Cents;
  readonly balance: Cents;
}

/** The ledger as administrators read it. */
export abstract class LedgerBook {
  /** Money in and money back are summed apart, each kind of line by its first word. */
  abstract sums(period: LedgerPeriod): Promise<LedgerSum[]>;

  /** The newest first; a page goes on below the id `before`. */
  abstract lines(period: LedgerPeriod, before: string | null, size: number): Promise<Page<LedgerLine>>;

  /** Puts on record that an administrator takes them away in a file. */
  abstract noteExport(adminId: string, period: LedgerPeriod): Promise<void>;
}
