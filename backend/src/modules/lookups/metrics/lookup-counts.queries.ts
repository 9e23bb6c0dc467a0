import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../kernel/date-range.js';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { ReadSql } from '../../../platform/database/read-sql.js';
import { LAST_WHOLE_DAY, WHOLE_MONTHS } from '../../../platform/database/whole-months.sql.js';
import type { Outcome } from '../model/index.js';

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

export interface LookupsOfRange {
  readonly kinds: readonly KindCount[];
  /** Days without a lookup are left out. */
  readonly days: ReadonlyArray<Tally & { readonly day: string }>;
}

/**
 * How many lookups there were, ready at any number of them; what an account erases from its history stays counted. From
 * the counts that a job adds up and those that still wait: a few rows, however many lookups there were.
 */
@Injectable()
export class LookupCounts {
  constructor(private readonly sql: ReadSql) {}

  /** Lookups of all accounts that a source has answered with data. Simulations are none. */
  async successes(): Promise<number> {
    const kinds = await this.sinceEver();
    return kinds.reduce((sum, { outcome, n }) => (outcome === 'success' ? sum + n : sum), 0);
  }

  sinceEver(): Promise<KindCount[]> {
    return this.sql.rows<KindCount>(SINCE_EVER);
  }

  /** All from one moment, so that they agree. */
  async of(range: DateRange): Promise<LookupsOfRange> {
    const row = await this.sql.row<LookupsOfRange>(OF_RANGE, valuesOf(range));
    return { kinds: row?.kinds ?? [], days: row?.days ?? [] };
  }

  kinds(range: DateRange): Promise<KindCount[]> {
    return this.sql.rows<KindCount>(KINDS_OF_RANGE, valuesOf(range));
  }

  typesByDay(range: DateRange): Promise<Array<Tally & { day: string; type: LookupType }>> {
    return this.sql.rows<Tally & { day: string; type: LookupType }>(
      `WITH counted AS (${COUNTED}) SELECT day::text, type, ${TALLY} FROM counted GROUP BY day, type ORDER BY 1, 2`,
      valuesOf(range),
    );
  }

  /** By the hour of the day in Brasília, 0 to 23; hours without a lookup are left out. */
  hours(range: DateRange): Promise<Array<Tally & { hour: number }>> {
    return this.sql.rows<Tally & { hour: number }>(HOURS, valuesOf(range));
  }
}

function valuesOf({ from, to, hours }: DateRange): unknown[] {
  return [from, to, hours];
}

const TALLY = `sum(n)::float8 AS n, coalesce(sum(n) FILTER (WHERE outcome = 'success'), 0)::float8 AS found`;

const SINCE_EVER = `
  SELECT type, outcome, sum(n)::float8 AS n FROM (
    SELECT type, outcome, n FROM lookup_total_counts
    UNION ALL SELECT type, outcome, n FROM lookup_counts_pending
  ) AS counts GROUP BY type, outcome`;

/**
 * Here and below $1 and $2 are the first and the last day, $3 how many hours of the last one. What is not of whole days:
 * the first hours of the last one, and what waits to be added up.
 */
const LOOSE = `
  SELECT day, type, outcome, n FROM lookup_hourly_counts WHERE day = $2::date AND hour < $3::int AND $3::int < 24
  UNION ALL SELECT day, type, outcome, n FROM lookup_counts_pending
  WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)`;

/** Each day by itself. */
const COUNTED = `
  SELECT day, type, outcome, n FROM lookup_daily_counts
  WHERE day >= $1::date AND day <= ${LAST_WHOLE_DAY}
  UNION ALL SELECT day, type, outcome, n FROM (${LOOSE}) AS loose`;

/** Months where they are whole, days at the edges. */
const KINDS = `
  SELECT type, outcome, sum(n)::float8 AS n FROM (
    SELECT type, outcome, n FROM lookup_monthly_counts
    WHERE month >= (SELECT begins FROM whole) AND month < (SELECT ends FROM whole)
    UNION ALL SELECT type, outcome, n FROM lookup_daily_counts
    WHERE day >= $1::date AND day < (SELECT begins FROM whole)
    UNION ALL SELECT type, outcome, n FROM lookup_daily_counts
    WHERE day >= (SELECT ends FROM whole) AND day <= (SELECT last FROM whole)
    UNION ALL SELECT type, outcome, n FROM loose
  ) AS parts GROUP BY 1, 2 ORDER BY 1, 2`;

const KINDS_OF_RANGE = `WITH whole AS MATERIALIZED (${WHOLE_MONTHS}), loose AS (${LOOSE}) ${KINDS}`;

const OF_RANGE = `
  WITH whole AS MATERIALIZED (${WHOLE_MONTHS}), loose AS MATERIALIZED (${LOOSE}), kinds AS (${KINDS}), days AS (
    SELECT day, sum(n)::float8 AS n, sum(found)::float8 AS found FROM (
      SELECT day, n, found FROM lookup_day_totals WHERE day >= $1::date AND day <= (SELECT last FROM whole)
      UNION ALL SELECT day, n, CASE WHEN outcome = 'success' THEN n ELSE 0 END FROM loose
    ) AS parts GROUP BY 1 ORDER BY 1
  )
  SELECT (SELECT json_agg(kinds) FROM kinds) AS kinds, (SELECT json_agg(days) FROM days) AS days`;

const HOURS = `
  SELECT hour, ${TALLY} FROM (
    SELECT hour, outcome, n FROM lookup_hourly_counts
    WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)
    UNION ALL SELECT hour, outcome, n FROM lookup_counts_pending
    WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)
  ) AS counts GROUP BY hour ORDER BY hour`;
