import type { Cents } from '../../../kernel/money.js';
import { change, entryOf, LEDGER_ACCOUNTS, type LedgerAccount } from './double-entry.js';

/** An account in one day: what moved, and what it held at the end. */
export interface AccountDay {
  readonly day: string;
  readonly account: LedgerAccount;
  readonly debit: Cents;
  readonly credit: Cents;
  readonly balance: Cents;
}

export interface LedgerReading {
  /** The days in which something moved, the newest first, each with the accounts that moved. */
  readonly days: readonly AccountDay[];
  /** What each account holds at the end of the period. */
  readonly balances: Readonly<Record<LedgerAccount, Cents>>;
}

/** What one kind of line came to in a day; the day is null for all that was before the period. */
export interface LedgerSum {
  readonly day: string | null;
  readonly kind: string;
  readonly cents: Cents;
}

/** The payments' ledger by double entry, out of what moved before and in the period. */
export function readingOf(sums: readonly LedgerSum[]): LedgerReading {
  const balances: Record<LedgerAccount, Cents> = { caixa: 0, receita: 0, devolucoes: 0, a_devolver: 0 };
  const days: AccountDay[] = [];
  for (const day of daysOf(sums)) {
    const moved = movedIn(sums.filter((sum) => sum.day === day)).map(({ account, debit, credit }) => {
      balances[account] += change(account, debit, credit);
      return { account, debit, credit, balance: balances[account] };
    });
    if (day !== null) days.unshift(...moved.map((account) => ({ day, ...account })));
  }
  return { days, balances };
}

/** What was before the period first, then day after day. */
function daysOf(sums: readonly LedgerSum[]): Array<string | null> {
  return [...new Set(sums.map(({ day }) => day))].sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1));
}

/** What moved on each account, in the order of the accounts; those that stood still are left out. */
function movedIn(sums: readonly LedgerSum[]) {
  const entries = sums.flatMap(({ kind, cents }) => entryOf(kind, cents) ?? []);
  const total = (side: 'debit' | 'credit', account: LedgerAccount) =>
    entries.filter((entry) => entry[side] === account).reduce((sum, { cents }) => sum + cents, 0);
  return LEDGER_ACCOUNTS.map((account) => ({
    account,
    debit: total('debit', account),
    credit: total('credit', account),
  })).filter(({ debit, credit }) => debit > 0 || credit > 0);
}
