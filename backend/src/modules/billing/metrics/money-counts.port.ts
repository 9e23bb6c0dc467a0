import type { Cents } from '../../../kernel/money.js';
import type { PlanId } from '../../../kernel/plans.js';
import type { Stretch } from '../../../kernel/stretch.js';

/** Lines of the ledger; `gratuito` is a plan that a code gave for nothing. Money back is negative. */
export interface LedgerCount {
  readonly kind: string;
  readonly planId: PlanId;
  /** The promotional code; empty without one. */
  readonly code: string;
  readonly n: number;
  readonly cents: Cents;
}

/** What codes took off the price of plans that were then given. */
export interface DiscountCount {
  readonly planId: PlanId;
  readonly code: string;
  readonly n: number;
  readonly cents: Cents;
}

/** Accounts that registered on one day and have paid since: once at least, twice at least. */
export interface PaidCohort {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
  readonly paid: number;
  readonly renewed: number;
}

/** The books in figures, ready at any number of payments. */
export abstract class MoneyCounts {
  abstract ledger(stretch: Stretch): Promise<readonly LedgerCount[]>;

  /** Takings and returns day by day, the oldest first, codes not told apart; of the last day all of it. */
  abstract ledgerDays(stretch: Stretch): Promise<ReadonlyArray<LedgerCount & { readonly day: string }>>;

  abstract discounts(stretch: Stretch): Promise<readonly DiscountCount[]>;

  /** By the day of their registration; days without anybody are left out. */
  abstract cohorts(stretch: Stretch): Promise<readonly PaidCohort[]>;

  /** Accounts that have paid once at least, whatever became of it. */
  abstract paidAccounts(): Promise<number>;
}

export interface PlanHolders {
  /** Accounts whose plan runs now. */
  readonly active: ReadonlyArray<{ readonly planId: PlanId; readonly n: number }>;
  /** Accounts whose plan has ended. */
  readonly expired: number;
}

export abstract class PlanHolderCounts {
  abstract now(): Promise<PlanHolders>;
}
