import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { type Columns, rowsOf } from '../../../platform/database/columns.js';
import { ReadSql } from '../../../platform/database/read-sql.js';
import type { Outcome } from '../model/index.js';
import { HOURS, KINDS, OVERVIEW, SUCCESSES, TYPES_BY_DAY } from './lookup-counts.sql.js';

export interface KindCount {
  readonly type: LookupType;
  readonly outcome: Outcome;
  readonly n: number;
}

/** Lookups of one day or hour: all, and those that a source has answered with data. */
export interface Tally {
  readonly n: number;
  readonly found: number;
}

/** The figures of one moment. */
export interface LookupOverview {
  /** Since the beginning. */
  readonly ever: readonly KindCount[];
  readonly kinds: readonly KindCount[];
  /** Days without a lookup are left out. */
  readonly days: ReadonlyArray<Tally & { readonly day: string }>;
  readonly others: ReadonlyArray<readonly KindCount[]>;
}

type PlacedKind = KindCount & { readonly place: number };
type KindRow = { readonly kinds: Columns<PlacedKind> };
type OverviewRow = KindRow & {
  readonly ever: Columns<KindCount>;
  readonly days: Columns<LookupOverview['days'][number]>;
};

/**
 * How many lookups there were, ready at any number of them; what an account erases from its history stays counted. From
 * the counts that a job adds up and those that still wait: a few rows, however many lookups there were.
 */
@Injectable()
export class LookupCounts {
  constructor(private readonly sql: ReadSql) {}

  /** Lookups of all accounts that a source has answered with data. Simulations are none. */
  async successes(): Promise<number> {
    const row = await this.sql.row<{ n: number }>(SUCCESSES);
    return row?.n ?? 0;
  }

  /** Of a range its kinds and its days, of others their kinds. */
  async overview(range: DateRange, others: readonly DateRange[]): Promise<LookupOverview> {
    const row = await this.sql.row<OverviewRow>(OVERVIEW, arraysOf([range, ...others]));
    if (!row) return { ever: [], kinds: [], days: [], others: others.map(() => []) };
    const kinds = rowsOf(row.kinds);
    const at = (place: number) => kinds.filter((kind) => kind.place === place);
    return {
      ever: rowsOf(row.ever),
      kinds: at(1),
      days: rowsOf(row.days),
      others: others.map((_, index) => at(index + 2)),
    };
  }

  async kinds(range: DateRange): Promise<KindCount[]> {
    const row = await this.sql.row<KindRow>(KINDS, arraysOf([range]));
    return row ? rowsOf(row.kinds) : [];
  }

  typesByDay(range: DateRange): Promise<Array<Tally & { day: string; type: LookupType }>> {
    return this.sql.rows<Tally & { day: string; type: LookupType }>(TYPES_BY_DAY, valuesOf(range));
  }

  /** By the hour of the day in Brasília, 0 to 23; hours without a lookup are left out. */
  hours(range: DateRange): Promise<Array<Tally & { hour: number }>> {
    return this.sql.rows<Tally & { hour: number }>(HOURS, valuesOf(range));
  }
}

function valuesOf({ from, to, hours }: DateRange): unknown[] {
  return [from, to, hours];
}

function arraysOf(ranges: readonly DateRange[]): unknown[] {
  return (['from', 'to', 'hours'] as const).map((name) => ranges.map((range) => range[name]));
}
