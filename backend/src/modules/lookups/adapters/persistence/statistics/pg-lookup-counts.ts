import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../../kernel/lookup-catalogue.js';
import type { Stretch } from '../../../../../kernel/stretch.js';
import { Sql } from '../../../../../platform/database/sql.js';
import {
  type KindCount,
  LookupCounts,
  type LookupsOfStretch,
  type Tally,
} from '../../../application/statistics/lookup-counts.port.js';

/** From the counts that a job adds up and those that still wait: a few rows, however many lookups there were. */
@Injectable()
export class PgLookupCounts extends LookupCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  sinceEver(): Promise<KindCount[]> {
    return this.sql.rows<KindCount & Record<string, unknown>>(SINCE_EVER);
  }

  async of(stretch: Stretch): Promise<LookupsOfStretch> {
    const row = await this.sql.row<LookupsOfStretch & Record<string, unknown>>(OF_STRETCH, valuesOf(stretch));
    return { kinds: row?.kinds ?? [], days: row?.days ?? [] };
  }

  typesByDay(stretch: Stretch): Promise<Array<Tally & { day: string; type: LookupType }>> {
    return this.sql.rows<Tally & { day: string; type: LookupType } & Record<string, unknown>>(
      `WITH counted AS (${COUNTED}) SELECT day::text, type, ${TALLY} FROM counted GROUP BY day, type ORDER BY 1, 2`,
      valuesOf(stretch),
    );
  }

  hours(stretch: Stretch): Promise<Array<Tally & { hour: number }>> {
    return this.sql.rows<Tally & { hour: number } & Record<string, unknown>>(HOURS, valuesOf(stretch));
  }
}

function valuesOf({ from, to, hours }: Stretch): unknown[] {
  return [from, to, hours];
}

const TALLY = `sum(n)::float8 AS n, coalesce(sum(n) FILTER (WHERE outcome = 'success'), 0)::float8 AS found`;

const SINCE_EVER = `
  SELECT type, outcome, sum(n)::float8 AS n FROM (
    SELECT type, outcome, n FROM lookup_total_counts
    UNION ALL SELECT type, outcome, n FROM lookup_counts_pending
  ) AS counts GROUP BY type, outcome`;

/** $1 and $2: the first and the last day; $3: how many hours of the last one. */
const COUNTED = `
  SELECT day, type, outcome, n FROM lookup_daily_counts
  WHERE day >= $1::date AND day <= CASE WHEN $3::int < 24 THEN $2::date - 1 ELSE $2::date END
  UNION ALL SELECT day, type, outcome, n FROM lookup_hourly_counts WHERE day = $2::date AND hour < $3::int AND $3::int < 24
  UNION ALL SELECT day, type, outcome, n FROM lookup_counts_pending
  WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)`;

const OF_STRETCH = `
  WITH counted AS MATERIALIZED (
    SELECT day, type, outcome, n::float8 AS n FROM (${COUNTED}) AS parts
  ), kinds AS (
    SELECT type, outcome, sum(n) AS n FROM counted GROUP BY 1, 2 ORDER BY 1, 2
  ), days AS (
    SELECT day, ${TALLY} FROM counted GROUP BY 1 ORDER BY 1
  )
  SELECT (SELECT json_agg(kinds) FROM kinds) AS kinds, (SELECT json_agg(days) FROM days) AS days`;

const HOURS = `
  SELECT hour, ${TALLY} FROM (
    SELECT hour, outcome, n FROM lookup_hourly_counts
    WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)
    UNION ALL SELECT hour, outcome, n FROM lookup_counts_pending
    WHERE day BETWEEN $1::date AND $2::date AND (day < $2::date OR hour < $3::int)
  ) AS counts GROUP BY hour ORDER BY hour`;
