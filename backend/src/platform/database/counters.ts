import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../kernel/date-range.js';
import { Jobs } from '../jobs/jobs.js';
import { type Columns, inColumns, rowsOf } from './columns.js';
import { GroupCommit } from './group-commit.js';
import { MONTHS_OF_DAYS, OF_WANTED_MONTHS, ofWantedDays } from './months.sql.js';
import { rollUp } from './roll-up.js';
import { ofAnyLength, Sql } from './sql.js';

/** What is counted apart: its tables' triggers say what the parts are. */
export type Measure =
  | 'accounts'
  | 'plan-ends'
  | 'suggestions'
  | 'payments'
  | 'discounts'
  | 'cohorts'
  | 'message-readers';

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

/** The same; of all days before the range together, without a day. */
export interface CarriedCount extends Sum {
  readonly day: string | null;
  readonly kind: string;
}

interface Wanted extends DateRange {
  readonly measure: Measure;
}

const EVERY_DAY: DateRange = { from: '0001-01-01', to: '9999-12-31', hours: 24 };

/**
 * Figures that are ready when they are asked for, each equal to a recount at the moment of its statement. What is asked for at the
 * same moment shares one.
 */
@Injectable()
export class Counters {
  private readonly asked = new GroupCommit<Wanted, Count[]>((wanted) => this.read(wanted));

  constructor(
    private readonly sql: Sql,
    jobs: Jobs,
  ) {
    rollUp(sql, jobs, { name: 'AddCounters', waiting: 'counter_steps', move: MOVE });
  }

  /** Of all days together. */
  all(measure: Measure): Promise<Count[]> {
    return this.of(measure, EVERY_DAY);
  }

  /** Measures that know no hours count whole days alone (`hours` 24). */
  of(measure: Measure, range: DateRange): Promise<Count[]> {
    return this.asked.add({ measure, ...range });
  }

  /** Day by day, the oldest first; of the last one all of it. */
  kindsByDay(measure: Measure, range: DateRange, kinds: readonly string[]): Promise<KindCount[]> {
    return this.days<KindCount>(KINDS_BY_DAY, measure, range, kinds);
  }

  /** Every kind: what was before the range, and day by day; of the last one all of it. */
  carriedKinds(measure: Measure, range: Pick<DateRange, 'from' | 'to'>): Promise<CarriedCount[]> {
    return this.days<CarriedCount>(CARRIED_KINDS, measure, range);
  }

  /** The same, parts told apart by their first two words. */
  partsByDay(measure: Measure, range: DateRange, kinds: readonly string[]): Promise<DayCount[]> {
    return this.days<DayCount>(PARTS_BY_DAY, measure, range, kinds);
  }

  private async days<Row extends object>(
    text: string,
    measure: Measure,
    { from, to }: Pick<DateRange, 'from' | 'to'>,
    ...kinds: readonly (readonly string[])[]
  ) {
    const row = await this.sql.row<{ counted: Columns<Row> }>(text, [measure, from, to, ...kinds]);
    return row ? rowsOf(row.counted) : [];
  }

  private async read(wanted: readonly Wanted[]): Promise<Count[][]> {
    const columns = (['from', 'to', 'hours', 'measure'] as const).map((name) => wanted.map((range) => range[name]));
    const row = await this.sql.row<{ counted: Columns<Count & { place: number }> }>(OF_RANGES, columns);
    const counts = row ? rowsOf(row.counted) : [];
    return wanted.map((_, index) => counts.filter(({ place }) => place === index + 1));
  }
}

/** Adds up the steps that figures have taken. */
const MOVE = `
  WITH moved AS (
    DELETE FROM counter_steps RETURNING measure, day, hour, part, n, cents
  ), by_hour AS (
    INSERT INTO counter_hours AS c (measure, day, hour, part, n, cents)
    SELECT measure, day, hour, part, sum(n), sum(cents) FROM moved WHERE hour IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (measure, day, hour, part) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents
  )
  INSERT INTO counters AS c (measure, day, part, n, cents)
  SELECT measure, day, part, sum(n), sum(cents) FROM moved GROUP BY 1, 2, 3
  ON CONFLICT (measure, day, part) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents
`;

/** JavaScript's numbers are exact up to 9 × 10^15. */
const SUMS = 'sum(n)::bigint AS n, sum(cents)::bigint AS cents';
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

/** How many one part of one day is. `day` and `part` are SQL. */
export function countedPart(measure: Measure, day: string, part: string): string {
  return `(SELECT coalesce(sum(n), 0)::int FROM (
    SELECT n FROM counters WHERE measure = '${measure}' AND day = ${day} AND part = ${part}
    UNION ALL SELECT n FROM counter_steps WHERE measure = '${measure}' AND day = ${day} AND part = ${part}) AS counts)`;
}

const GIVEN = ['$1::date[]', '$2::date[]', '$3::int[]', '$4::text[]'].map(ofAnyLength).join(', ');

/** The months' rows, less what is of the last day's later hours, and what waits to be added up. */
const OF_RANGES = `
  WITH wanted AS MATERIALIZED (
    SELECT place::int, measure, first, last, hours, ${MONTHS_OF_DAYS}
    FROM unnest(${GIVEN}) WITH ORDINALITY AS given (first, last, hours, measure, place)
  ), counted AS (
    SELECT place, part, ${SUMS}
    FROM wanted, LATERAL (
      SELECT part, ${ofWantedDays('n', 'n_so_far')} AS n, ${ofWantedDays('cents', 'cents_so_far')} AS cents
      FROM counter_months WHERE measure = wanted.measure AND ${OF_WANTED_MONTHS}
      UNION ALL SELECT part, -n, -cents FROM counter_hours
      WHERE measure = wanted.measure AND day = wanted.last AND hour >= wanted.hours
      UNION ALL SELECT part, n, cents FROM counter_steps
      WHERE measure = wanted.measure AND day >= wanted.first
        AND (day < wanted.last OR (day = wanted.last AND (hour < wanted.hours OR wanted.hours = 24)))
    ) AS counts GROUP BY place, part ${NOT_NOTHING}
  )
  SELECT ${inColumns('counted', ['place', 'part', 'n', 'cents'])} AS counted`;

const WANTED = 'measure = $1 AND day BETWEEN $2::date AND $3::date';

const KINDS_BY_DAY = `
  WITH counted AS (SELECT day, kind, ${SUMS} FROM (
    SELECT day, kind, n, cents FROM counter_kinds WHERE ${WANTED} AND kind = ANY ($4)
    UNION ALL SELECT day, part[1], n, cents FROM counter_steps WHERE ${WANTED} AND part[1] = ANY ($4)
  ) AS counts GROUP BY day, kind ${NOT_NOTHING} ORDER BY day, kind)
  SELECT ${inColumns('counted', ['day', 'kind', 'n', 'cents'])} AS counted`;

const CARRIED_KINDS = `
  WITH counted AS (SELECT CASE WHEN day >= $2::date THEN day END AS day, kind, ${SUMS} FROM (
    SELECT day, kind, n, cents FROM counter_kinds WHERE measure = $1 AND day <= $3::date
    UNION ALL SELECT day, part[1], n, cents FROM counter_steps WHERE measure = $1 AND day <= $3::date
  ) AS counts GROUP BY 1, kind ${NOT_NOTHING})
  SELECT ${inColumns('counted', ['day', 'kind', 'n', 'cents'])} AS counted`;

const PARTS_BY_DAY = `
  WITH counted AS (SELECT day, part, ${SUMS} FROM (
    SELECT day, part[1:2] AS part, n, cents FROM counters WHERE ${WANTED} AND part[1] = ANY ($4)
    UNION ALL SELECT day, part[1:2], n, cents FROM counter_steps WHERE ${WANTED} AND part[1] = ANY ($4)
  ) AS counts GROUP BY day, part ${NOT_NOTHING} ORDER BY day, part)
  SELECT ${inColumns('counted', ['day', 'part', 'n', 'cents'])} AS counted`;
