import type { AUDIT_OUTCOME_LABELS } from '../../../kernel/audit-outcomes.js';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import type { Cents } from '../../../kernel/money.js';
import type { PlanId } from '../../../kernel/plans.js';
import type { Stretch } from '../../../kernel/stretch.js';

/** How a lookup that was kept ended. */
export type StatsOutcome = Exclude<keyof typeof AUDIT_OUTCOME_LABELS, 'refused'>;

export interface KindStats {
  readonly type: LookupType;
  readonly outcome: StatsOutcome;
  readonly n: number;
}

/** All lookups, and those that a source has answered with data. */
export interface TallyStats {
  readonly n: number;
  readonly found: number;
}

/** Rates and times are null where nothing was measured. */
export interface SourceStats {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly refused: number;
  readonly successRate: number | null;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** Lines of the ledger. `gratuito`: a plan that a code gave for nothing. Money back is negative. */
export interface LedgerStats {
  readonly kind: string;
  readonly planId: PlanId;
  readonly code: string;
  readonly n: number;
  readonly cents: Cents;
}

type OfDay<T> = ReadonlyArray<T & { readonly day: string }>;

export abstract class LookupStats {
  abstract sinceEver(): Promise<readonly KindStats[]>;
  abstract of(stretch: Stretch): Promise<{ readonly kinds: readonly KindStats[]; readonly days: OfDay<TallyStats> }>;
  abstract typesByDay(stretch: Stretch): Promise<OfDay<TallyStats & { readonly type: LookupType }>>;
  abstract hours(stretch: Stretch): Promise<ReadonlyArray<TallyStats & { readonly hour: number }>>;
  abstract sources(stretch: Stretch): Promise<readonly SourceStats[]>;
  abstract sourcesByDay(stretch: Stretch): Promise<OfDay<SourceStats>>;
}

export abstract class MoneyStats {
  abstract ledger(stretch: Stretch): Promise<readonly LedgerStats[]>;
  /** Takings and returns only, codes not told apart. */
  abstract ledgerDays(stretch: Stretch): Promise<OfDay<LedgerStats>>;
  abstract discounts(
    stretch: Stretch,
  ): Promise<ReadonlyArray<{ readonly code: string; readonly n: number; readonly cents: Cents }>>;
  /** By the day of registration: accounts that have paid once at least, and twice at least. */
  abstract cohorts(stretch: Stretch): Promise<OfDay<{ readonly paid: number; readonly renewed: number }>>;
  abstract paidAccounts(): Promise<number>;
  abstract holders(): Promise<{
    readonly active: ReadonlyArray<{ readonly planId: PlanId; readonly n: number }>;
    readonly expired: number;
  }>;
}

export abstract class PeopleStats {
  abstract sinceEver(): Promise<{ readonly registered: number; readonly erased: number }>;
  abstract of(stretch: Stretch): Promise<{ readonly registered: number; readonly erased: number }>;
  abstract registeredByDay(stretch: Stretch): Promise<OfDay<{ readonly n: number }>>;
  abstract online(): Promise<number>;
}

export abstract class SuggestionStats {
  abstract now(): Promise<{ readonly total: number; readonly pending: number }>;
}
