import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../kernel/date-range.js';
import { Sql } from './sql.js';
import { LAST_WHOLE_DAY, WHOLE_MONTHS } from './whole-months.sql.js';

/** What is counted apart: its tables' triggers say what the parts are. */
export type Measure = 'accounts' | 'plan-ends' | 'suggestions' | 'payments' | 'discounts' | 'cohorts';

interface Sum {
  readonly n: number;
  readonly cents: number;
}

export interface Count extends Sum {
  readonly part: readonly string[];
}

export interface DayCount extends Count {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
}

/** All parts of a day whose first word is the same. */
export interface KindCount extends Sum {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
  readonly kind: string;
}

/** Figures that are ready when they are asked for, each equal to a recount at the moment of its statement. */
@Injectable()
export class Counters {
  constructor(private readonly sql: Sql) {}

  /** Of all days together. */
  all(measure: Measure): Promise<Count[]> {
    return this.sql.rows<Count>(ALL, [measure]);
  }

  /** Measures that know no hours count whole days alone (`hours` 24). */
  of(measure: Measure, { from, to, hours }: DateRange): Promise<Count[]> {
    return this.sql.rows<Count>(OF_RANGE, [from, to, hours, measure]);
  }

  /** Day by day, the oldest first; of the last one all of it. */
  kindsByDay(measure: Measure, { from, to }: DateRange, kinds: readonly string[]): Promise<KindCount[]> {
    return this.sql.rows<KindCount>(KINDS_BY_DAY, [measure, from, to, kinds]);
  }

  /** The same, parts told apart by their first two words. */
  partsByDay(measure: Measure, { from, to }: DateRange, kinds: readonly string[]): Promise<DayCount[]> {
    return this.sql.rows<DayCount>(PARTS_BY_DAY, [measure, from, to, kinds]);
  }
}

/** As numbers that JavaScript knows: exact up to 9 × 10^15. */
const SUMS = 'sum(n)::float8 AS n, sum(cents)::float8 AS cents';
const NOT_NOTHING = 'HAVING sum(n) <> 0 OR sum(cents) <> 0';

/** Of every day but one: parts, whether they are of a later day, and how many. `day` is SQL. */
export function countedBesides(measure: Measure, day: string): string {
  const month = `date_trunc('month', ${day}::timestamp)`;
  return `
    SELECT part, month > ${day} AS later, n FROM counter_months WHERE measure = '${measure}' AND month <> ${month}
    UNION ALL SELECT part, day > ${day}, n FROM counters
    WHERE measure = '${measure}' AND day >= ${month} AND day < ${month} + interval '1 month' AND day <> ${day}
    UNION ALL SELECT part, day > ${day}, n FROM counter_steps WHERE measure = '${measure}' AND day <> ${day}`;
}

const ALL = `
  SELECT part, ${SUMS} FROM (
    SELECT part, n, cents FROM counter_months WHERE measure = $1
    UNION ALL SELECT part, n, cents FROM counter_steps WHERE measure = $1
  ) AS counts GROUP BY part ${NOT_NOTHING}`;

/** Months where they are whole, days at the edges, the first hours of the last day, and what waits to be added up. */
const OF_RANGE = `
  WITH whole AS MATERIALIZED (${WHOLE_MONTHS})
  SELECT part, ${SUMS} FROM (
    SELECT part, n, cents FROM counter_months
    WHERE measure = $4 AND month >= (SELECT begins FROM whole) AND month < (SELECT ends FROM whole)
    UNION ALL SELECT part, n, cents FROM counters
    WHERE measure = $4 AND day >= $1::date AND day < (SELECT begins FROM whole)
    UNION ALL SELECT part, n, cents FROM counters
    WHERE measure = $4 AND day >= (SELECT ends FROM whole) AND day <= (SELECT last FROM whole)
    UNION ALL SELECT part, n, cents FROM counter_hours
    WHERE measure = $4 AND day = $2::date AND hour < $3::int AND $3::int < 24
    UNION ALL SELECT part, n, cents FROM counter_steps
    WHERE measure = $4 AND day >= $1::date AND (day <= ${LAST_WHOLE_DAY} OR (day = $2::date AND hour < $3::int))
  ) AS counts GROUP BY part ${NOT_NOTHING}`;

const WANTED = 'measure = $1 AND day BETWEEN $2::date AND $3::date';

const KINDS_BY_DAY = `
  SELECT day::text, kind, ${SUMS} FROM (
    SELECT day, kind, n, cents FROM counter_kinds WHERE ${WANTED} AND kind = ANY ($4)
    UNION ALL SELECT day, part[1], n, cents FROM counter_steps WHERE ${WANTED} AND part[1] = ANY ($4)
  ) AS counts GROUP BY day, kind ${NOT_NOTHING} ORDER BY counts.day, kind`;

const PARTS_BY_DAY = `
  SELECT day::text, part[1:2] AS part, ${SUMS} FROM (
    SELECT day, part, n, cents FROM counters WHERE ${WANTED} AND part[1] = ANY ($4)
    UNION ALL SELECT day, part, n, cents FROM counter_steps WHERE ${WANTED} AND part[1] = ANY ($4)
  ) AS counts GROUP BY day, part[1:2] ${NOT_NOTHING} ORDER BY counts.day, 2`;
