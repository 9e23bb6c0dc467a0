import type { Jobs } from '../jobs/jobs.js';
import type { Queryable } from './sql.js';
import { sweep } from './sweep.js';

/** What is known of an idempotency key. */
export interface KnownRequest {
  /** Whether it came with the same request first. */
  readonly same: boolean;
  /** The call that brought it first is still under way, here or on another instance. */
  readonly running: boolean;
  /** What was answered; null while nothing was. */
  readonly answer: string | null;
}

export interface IdempotencyTable {
  /** It has `account_id`, `fingerprint`, `created_at`, `running_until`, and the two columns below. */
  readonly table: string;
  readonly key: string;
  readonly answer: string;
  /** Longer than a call can take: one that died gives its key back then. */
  readonly runningSeconds: number;
}

const OVER = "created_at <= now() - interval '24 hours'";

/** Idempotency keys of accounts in a table of their owner, for 24 hours of the database's clock: of calls with the same key one is under way at a time. */
export class IdempotencyKeys<Key extends string | Buffer> {
  private readonly beginning: string;
  private readonly known: string;
  private readonly ending: string;

  constructor(
    private readonly sql: Queryable,
    private readonly of: IdempotencyTable,
  ) {
    const { table, key, answer, runningSeconds } = of;
    this.beginning = `
      INSERT INTO ${table} AS r (account_id, ${key}, fingerprint, created_at, running_until)
      VALUES ($1, $2, $3, now(), now() + interval '${runningSeconds} seconds')
      ON CONFLICT (account_id, ${key}) DO UPDATE SET
        fingerprint = excluded.fingerprint,
        ${answer} = NULL,
        created_at = CASE WHEN r.${OVER} THEN excluded.created_at ELSE r.created_at END,
        running_until = excluded.running_until
      WHERE r.${OVER}
        OR r.${answer} IS NULL AND r.fingerprint = excluded.fingerprint AND (r.running_until IS NULL OR r.running_until <= now())
      RETURNING 1`;
    this.known = `SELECT fingerprint, ${answer} AS answer FROM ${table} WHERE account_id = $1 AND ${key} = $2`;
    this.ending = `UPDATE ${table} SET ${answer} = coalesce($3, ${answer}), running_until = NULL WHERE account_id = $1 AND ${key} = $2`;
  }

  /** Takes the key for this call, unless another one has it. */
  async begin(accountId: string, key: Key, fingerprint: Buffer): Promise<KnownRequest> {
    const taken = await this.sql.query(this.beginning, [accountId, key, fingerprint]);
    if (taken.rowCount) return { same: true, running: false, answer: null };
    const { rows } = await this.sql.query<{ fingerprint: Buffer; answer: string | null }>(this.known, [accountId, key]);
    const answer = rows[0]?.answer ?? null;
    return { same: rows[0]?.fingerprint.equals(fingerprint) ?? true, running: answer === null, answer };
  }

  /** The call is over: with an answer to keep, or with null, and the next one with the key may try. */
  async end(accountId: string, key: Key, answer: string | null, on: Queryable = this.sql): Promise<void> {
    await on.query(this.ending, [accountId, key, answer]);
  }

  /** Declares the job of that name, which forgets those whose time is over. */
  sweep(name: string, jobs: Jobs): void {
    sweep(this.sql, jobs, { name, everyMs: 600_000, table: this.of.table, over: OVER });
  }
}
