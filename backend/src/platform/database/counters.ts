import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../kernel/date-range.js';
import { GroupCommit } from './group-commit.js';
import { ofAnyLength, Sql } from './sql.js';
import { wholeMonths } from './whole-months.sql.js';

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

interface Wanted extends DateRange {
  readonly measure: Measure;
}

/**
 * Figures that are ready when they are asked for, each equal to a recount at the moment of its statement. What is asked for at the
 * same moment shares one.
 */
@Injectable()
export class Counters {
  private readonly sinceEver = new GroupCommit<Measure, Count[]>((measures) => this.allOf(measures));
  private readonly ofRanges = new GroupCommit<Wanted, Count[]>((wanted) => this.inRanges(wanted));

  constructor(private readonly sql: Sql) {}

  /** Of all days together. */
  all(measure: Measure): Promise<Count[]> {
    return this.sinceEver.add(measure);
  }

  /** Measures that know no hours count whole days alone (`hours` 24). */
  of(measure: Measure, range: DateRange): Promise<Count[]> {
    return this.ofRanges.add({ measure, ...range });
  }

  /** Day by day, the oldest first; of the last one all of it. */
  kindsByDay(measure: Measure, { from, to }: DateRange, kinds: readonly string[]): Promise<KindCount[]> {
    return this.sql.rows<KindCount>(KINDS_BY_DAY, [measure, from, to, kinds]);
  }

  /** The same, parts told apart by their first two words. */
  partsByDay(measure: Measure, { from, to }: DateRange, kinds: readonly string[]): Promise<DayCount[]> {
    return this.sql.rows<DayCount>(PARTS_BY_DAY, [measure, from, to, kinds]);
  }

  private async allOf(measures: readonly Measure[]): Promise<Count[][]> {
    const rows = await this.sql.rows<Count & { measure: Measure }>(ALL, [measures]);
    return measures.map((measure) => rows.filter((row) => row.measure === measure));
  }

  private async inRanges(wanted: readonly Wanted[]): Promise<Count[][]> {
    const columns = (['from', 'to', 'hours', 'measure'] as const).map((name) => wanted.map((range) => range[name]));
    const rows = await this.sql.rows<Count & { place: number }>(OF_RANGES, columns);
    return wanted.map((_, index) => rows.filter(({ place }) => place === index + 1));
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
  SELECT measure, part, ${SUMS} FROM (
    SELECT measure, part, n, cents FROM counter_months WHERE measure = ANY (${ofAnyLength('$1::text[]')})
    UNION ALL SELECT measure, part, n, cents FROM counter_steps WHERE measure = ANY (${ofAnyLength('$1::text[]')})
  ) AS counts GROUP BY measure, part ${NOT_NOTHING}`;

const RANGE = { first: 'wanted.first', last: 'wanted.last', hours: 'wanted.hours' };
const ARRAYS = ['$1::date[]', '$2::date[]', '$3::int[]', '$4::text[]'].map(ofAnyLength).join(', ');

/** Months where they are whole, days at the edges, the first hours of the last day, and what waits to be added up. */
const OF_RANGES = `
  SELECT place::int, part, ${SUMS}
  FROM unnest(${ARRAYS}) WITH ORDINALITY AS wanted (first, last, hours, measure, place),
  LATERAL (${wholeMonths(RANGE)}) AS whole,
  LATERAL (
    SELECT part, n, cents FROM counter_months
    WHERE measure = wanted.measure AND month >= whole.begins AND month < whole.ends
    UNION ALL SELECT part, n, cents FROM counters
    WHERE measure = wanted.measure AND day >= wanted.first AND day < whole.begins
    UNION ALL SELECT part, n, cents FROM counters
    WHERE measure = wanted.measure AND day >= whole.ends AND day <= whole.last
    UNION ALL SELECT part, n, cents FROM counter_hours
    WHERE measure = wanted.measure AND day = wanted.last AND hour < wanted.hours AND wanted.hours < 24
    UNION ALL SELECT part, n, cents FROM counter_steps
    WHERE measure = wanted.measure AND day >= wanted.first
      AND (day <= whole.last OR (day = wanted.last AND hour < wanted.hours))
  ) AS counts GROUP BY place, part ${NOT_NOTHING}`;

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
