import { Injectable } from '@nestjs/common';
import type { DateRange } from '../../../../kernel/date-range.js';
import { SOURCE_IDS, type SourceId } from '../../../../kernel/sources.js';
import { WHOLE_MONTHS } from '../../../../platform/database/months.sql.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Cached } from '../../../../platform/events/cached.js';
import { Signals } from '../../../../platform/events/signals.js';
import type { CallCounts } from '../application/health-meter.js';
import { type Component, type Counts, OUTAGE_ACCOUNTS, type ServiceState } from '../domain/health.js';
import { type Latencies, noLatencies } from '../domain/latencies.js';
import type { Span } from '../domain/status-history.js';

/** What was measured of a component lately. */
export interface Recent extends Counts {
  readonly component: Component;
  readonly latencies: Latencies;
  /** To how many accounts a lookup type could say nothing; no more than two are told apart in a bucket. */
  readonly failingAccounts: number;
}

export interface DayCounts extends Counts {
  readonly component: Component;
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
}

/** What was measured of one source. */
export interface SourceTotal extends Counts {
  readonly source: SourceId;
  readonly latencies: Latencies;
}

export interface SourceDay extends SourceTotal {
  /** AAAA-MM-DD in Brasília. */
  readonly day: string;
}

/** A time in which a component was seen in one state. */
export interface StateSpan extends Span {
  readonly component: Component;
}

const STATES_CHANGED = 'health_states_changed';

/** What is kept of the health of sources, lookup types and our own parts. Several instances add up. */
@Injectable()
export class HealthRecords {
  private readonly cached: Cached<ReadonlyMap<Component, StateSpan>>;

  constructor(
    private readonly sql: Sql,
    private readonly signals: Signals,
  ) {
    this.cached = new Cached(() => this.readLatest(), signals, STATES_CHANGED);
  }

  async add(counts: readonly CallCounts[]): Promise<void> {
    if (counts.length === 0) return;
    await this.sql.query(ADD, [JSON.stringify(counts)]);
  }

  /** Of buckets that began after `since`. */
  async recent(since: Date): Promise<Map<Component, Recent>> {
    const rows = await this.sql.rows<Recent>(RECENT, [since]);
    return new Map(rows.map((row) => [row.component, row]));
  }

  /** How the calls of each source went, day by day, the oldest first; of the last day all of it. */
  sourceDays({ from, to }: DateRange): Promise<SourceDay[]> {
    return this.sql.rows<SourceDay>(SOURCE_DAYS, [from, to]);
  }

  /** All of these days together, of the last one all of it. */
  sourceTotals({ from, to }: DateRange): Promise<SourceTotal[]> {
    return this.sql.rows<SourceTotal>(SOURCE_TOTALS, [from, to]);
  }

  /** From this day on (AAAA-MM-DD). */
  days(from: string): Promise<DayCounts[]> {
    return this.sql.rows<DayCounts>(
      'SELECT component, day::text, ok, failed, refused FROM health_days WHERE day >= $1::date ORDER BY component, day',
      [from],
    );
  }

  /** All calls of a component from this day on (AAAA-MM-DD). */
  async total(component: Component, from: string): Promise<Counts> {
    const row = await this.sql.row<Counts>(TOTAL, [component, from]);
    return row ?? { ok: 0, failed: 0, refused: 0 };
  }

  /** All spans that reach beyond `from`, by component, the oldest first. */
  spans(from: Date): Promise<StateSpan[]> {
    return this.sql.rows<StateSpan>(
      'SELECT component, since, until, state FROM health_states WHERE until >= $1 ORDER BY component, since',
      [from],
    );
  }

  /** The newest span of each component; a second old at most once it has changed. */
  latest(): Promise<ReadonlyMap<Component, StateSpan>> {
    return this.cached.get();
  }

  /** That each component is now in this state; a span that nobody looked at for so long is not continued. */
  async see(states: ReadonlyMap<Component, ServiceState>, missedMs: number): Promise<void> {
    const values = [[...states.keys()], [...states.values()], missedMs / 1_000];
    const { rowCount } = await this.sql.query(SEE, values);
    if (rowCount) await this.signals.publish(STATES_CHANGED, '');
  }

  /** Forgets what is older. */
  async sweep(recentBefore: Date, daysBefore: string): Promise<void> {
    await this.sql.query('DELETE FROM health_recent WHERE at < $1', [recentBefore]);
    await this.sql.query('DELETE FROM health_days WHERE day < $1::date', [daysBefore]);
    await this.sql.query("DELETE FROM health_months WHERE month < date_trunc('month', $1::timestamp)", [daysBefore]);
    await this.sql.query(
      `DELETE FROM health_states AS old WHERE until < $1::date AND EXISTS (
         SELECT 1 FROM health_states AS newer WHERE newer.component = old.component AND newer.since > old.since)`,
      [daysBefore],
    );
  }

  private async readLatest(): Promise<Map<Component, StateSpan>> {
    const rows = await this.sql.rows<StateSpan>(
      'SELECT DISTINCT ON (component) component, since, until, state FROM health_states ORDER BY component, since DESC',
    );
    return new Map(rows.map((row) => [row.component, row]));
  }
}

const TOTAL = `
  SELECT coalesce(sum(ok), 0)::float8 AS ok, coalesce(sum(failed), 0)::float8 AS failed,
    coalesce(sum(refused), 0)::float8 AS refused
  FROM health_days WHERE component = $1 AND day >= $2::date`;

const ADDED = (column: string, alias: string) =>
  `${column} = (SELECT array_agg(a + b ORDER BY i)
     FROM unnest(${alias}.${column}, excluded.${column}) WITH ORDINALITY AS steps (a, b, i))`;

const COUNTS_ADDED = (alias: string) =>
  ['ok', 'failed', 'refused']
    .map((column) => `${column} = ${alias}.${column} + excluded.${column}`)
    .concat(ADDED('latencies', alias))
    .join(', ');

/** Rows in their order, so that instances that add at once do not wait for each other in a circle. */
const ADD = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS f (component text, at timestamptz, ok integer, failed integer, refused integer, latencies integer[], failing text[])
  ), recently AS (
    INSERT INTO health_recent AS r (component, at, ok, failed, refused, latencies, failing)
    SELECT component, at, ok, failed, refused, latencies, failing FROM given ORDER BY component, at
    ON CONFLICT (component, at) DO UPDATE SET ${COUNTS_ADDED('r')},
      failing = ARRAY(SELECT DISTINCT unnest(r.failing || excluded.failing) LIMIT ${OUTAGE_ACCOUNTS})
  ), steps AS (
    SELECT component, (at AT TIME ZONE 'America/Sao_Paulo')::date AS day, i, sum(n)::integer AS n
    FROM given, unnest(latencies) WITH ORDINALITY AS s (n, i) GROUP BY 1, 2, 3
  ), counts AS (
    SELECT component, (at AT TIME ZONE 'America/Sao_Paulo')::date AS day,
      sum(ok)::integer AS ok, sum(failed)::integer AS failed, sum(refused)::integer AS refused
    FROM given GROUP BY 1, 2
  )
  INSERT INTO health_days AS d (component, day, ok, failed, refused, latencies)
  SELECT component, day, ok, failed, refused,
    (SELECT array_agg(n ORDER BY i) FROM steps WHERE (steps.component, steps.day) = (counts.component, counts.day))
  FROM counts ORDER BY component, day
  ON CONFLICT (component, day) DO UPDATE SET ${COUNTS_ADDED('d')}`;

const RECENT = `
  WITH steps AS (
    SELECT component, i, sum(n)::integer AS n
    FROM health_recent, unnest(latencies) WITH ORDINALITY AS s (n, i) WHERE at > $1 GROUP BY 1, 2
  )
  SELECT component, sum(ok)::integer AS ok, sum(failed)::integer AS failed, sum(refused)::integer AS refused,
    (SELECT array_agg(n ORDER BY i) FROM steps WHERE steps.component = r.component) AS latencies,
    (SELECT count(DISTINCT mark)::integer FROM health_recent AS f, unnest(f.failing) AS mark
     WHERE f.component = r.component AND f.at > $1) AS "failingAccounts"
  FROM health_recent AS r WHERE at > $1 GROUP BY component`;

/**
 * Continues each component's newest span up to now; a changed state, or one that nobody has watched, begins a new one. Now is the
 * database's: instances take turns at this, and by a clock behind the last one's nothing would be continued.
 */
const SEE = `
  WITH seen AS (
    SELECT * FROM unnest($1::text[], $2::text[]) AS s (component, state)
  ), latest AS (
    SELECT DISTINCT ON (component) component, since, until, state FROM health_states
    WHERE component = ANY ($1::text[]) ORDER BY component, since DESC
  ), continued AS (
    UPDATE health_states AS h SET until = now() FROM latest AS l JOIN seen AS s USING (component)
    WHERE h.component = l.component AND h.since = l.since
      AND l.until > now() - make_interval(secs => $3) AND l.until <= now()
    RETURNING h.component, h.state = s.state AS same
  )
  INSERT INTO health_states (component, since, until, state)
  SELECT component, now(), now(), state FROM seen
  WHERE component NOT IN (SELECT component FROM continued WHERE same) ORDER BY component
  ON CONFLICT DO NOTHING`;

const SOURCE_DAYS = `
  SELECT substring(component FROM 7) AS source, day::text, ok, failed, refused, latencies FROM health_days
  WHERE day BETWEEN $1::date AND $2::date AND component LIKE 'fonte:%' ORDER BY day, component`;

/** Step by step, which takes a tenth of the time that taking the arrays apart and putting them together would. */
const LATENCY_SUMS = noLatencies().map((_, step) => `sum(latencies[${step + 1}])`);

const MEASURED = 'component, ok, failed, refused, latencies::bigint[]';
const OF_SOURCES = `component IN (${SOURCE_IDS.map((id) => `'fonte:${id}'`).join(', ')})`;

/** Months where they are whole, days at the edges. */
const SOURCE_TOTALS = `
  WITH whole AS MATERIALIZED (${WHOLE_MONTHS})
  SELECT substring(component FROM 7) AS source, sum(ok)::float8 AS ok, sum(failed)::float8 AS failed,
    sum(refused)::float8 AS refused, json_build_array(${LATENCY_SUMS}) AS latencies
  FROM whole, LATERAL (
    SELECT ${MEASURED} FROM health_months WHERE ${OF_SOURCES} AND month >= whole.begins AND month < whole.ends
    UNION ALL SELECT ${MEASURED} FROM health_days WHERE ${OF_SOURCES} AND day >= whole.first AND day < whole.begins
    UNION ALL SELECT ${MEASURED} FROM health_days WHERE ${OF_SOURCES} AND day >= whole.ends AND day <= whole.last
  ) AS measured GROUP BY component HAVING sum(ok + failed + refused) > 0`;
