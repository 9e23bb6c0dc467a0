import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../kernel/date-range.js';
import { Sql } from './sql.js';

/** What is counted apart: its tables' triggers say what the parts are (migration 170). */
export type Measure = 'accounts' | 'plan-ends' | 'suggestions' | 'payments' | 'discounts' | 'cohorts';

export interface Count {
  readonly part: readonly string[];
  readonly n: number;
  readonly cents: number;
}

export interface DayCount extends Count {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
}

interface Wish {
  readonly depth?: number;
  readonly firsts?: readonly string[];
}

/** Figures that are ready when they are asked for, each equal to a recount at the moment of its statement. */
@Injectable()
export class Counters {
  constructor(private readonly sql: Sql) {}

  /** Of all days together. */
  all(measure: Measure): Promise<Count[]> {
    return this.sql.rows<Count>(ALL, [measure]);
  }

  /** Only of measures that know hours. */
  of(measure: Measure, { from, to, hours }: DateRange): Promise<Count[]> {
    return this.sql.rows<Count>(OF_RANGE, [measure, from, to, hours]);
  }

  /**
   * Day by day, the oldest first; of the last one all of it. Parts are told apart by their first `depth` words, and only
   * those whose first word is among `firsts`, so that no more rows come than are wanted.
   */
  days(measure: Measure, from: string, to: string, { depth = 1, firsts }: Wish = {}): Promise<DayCount[]> {
    return this.sql.rows<DayCount>(DAYS, [measure, from, to, depth, firsts ?? null]);
  }
}

/** Moved or not. */
export const COUNTER_ROWS = `
  (SELECT measure, day, part, n, cents FROM counters UNION ALL SELECT measure, day, part, n, cents FROM counter_steps)`;

/** As numbers that JavaScript knows: exact up to 9 × 10^15. */
const SUMS = 'sum(n)::float8 AS n, sum(cents)::float8 AS cents';

const ALL = `
  SELECT part, ${SUMS} FROM ${COUNTER_ROWS} AS counts WHERE measure = $1 GROUP BY part HAVING sum(n) <> 0 OR sum(cents) <> 0`;

const OF_RANGE = `
  SELECT part, ${SUMS} FROM (
    SELECT part, n, cents FROM counters
    WHERE measure = $1 AND day >= $2::date AND day <= CASE WHEN $4::int < 24 THEN $3::date - 1 ELSE $3::date END
    UNION ALL SELECT part, n, cents FROM counter_hours
    WHERE measure = $1 AND day = $3::date AND hour < $4::int AND $4::int < 24
    UNION ALL SELECT part, n, cents FROM counter_steps
    WHERE measure = $1 AND day BETWEEN $2::date AND $3::date AND (day < $3::date OR hour < $4::int)
  ) AS counts GROUP BY part HAVING sum(n) <> 0 OR sum(cents) <> 0`;

const DAYS = `
  SELECT day::text, part[1:$4::int] AS part, ${SUMS} FROM ${COUNTER_ROWS} AS counts
  WHERE measure = $1 AND day BETWEEN $2::date AND $3::date AND ($5::text[] IS NULL OR part[1] = ANY ($5)) GROUP BY 1, 2 HAVING sum(n) <> 0 OR sum(cents) <> 0 ORDER BY 1, 2`;
