import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** So many times as long as a piece of work took, others have PostgreSQL's processors for themselves. */
const RESTS = 2;
/** Less than that is put off to the next piece. */
const LEAST_REST_MS = 3;
const MOST_REST_MS = 20;
const LOOK_MS = 1_000;
/** Transactions a second of a database that nobody uses but jobs and this load's own progress. */
const OWN_COMMITS = 10;
const COMMITS = 'SELECT xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()';

/**
 * Works piece by piece, and rests between them while others use the database: PostgreSQL's process that works for a load has the
 * priority of those that answer lookups. The connection's `stats_fetch_consistency` must be `none`.
 */
export class LoadThrottle {
  /** How long it has rested. */
  restedMs = 0;
  private othersWork = false;
  private owedMs = 0;
  private looked: { readonly at: number; readonly commits: number } | null = null;

  constructor(private readonly client: pg.Client) {}

  async take<T>(piece: () => Promise<T>): Promise<T> {
    const from = performance.now();
    const result = await piece();
    this.owedMs += RESTS * (performance.now() - from);
    await this.look();
    if (!this.othersWork) this.owedMs = 0;
    else if (this.owedMs >= LEAST_REST_MS) await this.rest();
    return result;
  }

  private async rest(): Promise<void> {
    const restMs = Math.min(this.owedMs, MOST_REST_MS);
    this.owedMs = 0;
    await sleep(restMs);
    this.restedMs += restMs;
  }

  private async look(): Promise<void> {
    const at = performance.now();
    if (this.looked && at - this.looked.at < LOOK_MS) return;
    const { rows } = await this.client.query<{ commits: string }>(COMMITS);
    const commits = Number(rows[0]?.commits);
    if (this.looked) this.othersWork = commits - this.looked.commits > (OWN_COMMITS * (at - this.looked.at)) / 1_000;
    this.looked = { at, commits };
  }
}
