import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** So many times as long as a piece of work took, others have the processors for themselves. */
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
export class Turns {
  /** How long it has rested. */
  restedMs = 0;
  private othersWork = false;
  private owedMs = 0;
  private lookedAt = 0;
  private commits = Number.POSITIVE_INFINITY;
  private resting: Promise<void> | null = null;

  constructor(private readonly client: pg.Client) {}

  /** Pieces may overlap; all of them wait for a rest. */
  async take<T>(piece: () => T | Promise<T>): Promise<T> {
    if (this.resting) await this.resting;
    const from = performance.now();
    const result = await piece();
    this.owedMs += RESTS * (performance.now() - from);
    await this.look();
    if (!this.othersWork) this.owedMs = 0;
    else if (this.owedMs >= LEAST_REST_MS) this.resting ??= this.rest();
    return result;
  }

  private async rest(): Promise<void> {
    const restMs = Math.min(this.owedMs, MOST_REST_MS);
    this.owedMs = 0;
    await sleep(restMs);
    this.restedMs += restMs;
    this.resting = null;
  }

  private async look(): Promise<void> {
    const at = performance.now();
    const sinceMs = at - this.lookedAt;
    if (sinceMs < LOOK_MS) return;
    this.lookedAt = at;
    const { rows } = await this.client.query<{ commits: string }>(COMMITS);
    const commits = Number(rows[0]?.commits);
    this.othersWork = commits - this.commits > (OWN_COMMITS * sinceMs) / 1_000;
    this.commits = commits;
  }
}
