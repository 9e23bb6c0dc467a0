import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { Sql } from '../../../platform/database/sql.js';

/** What is known of an idempotency key. */
export interface KnownRequest {
  /** Whether it came with the same question first. */
  readonly same: boolean;
  /** The call that brought it first is still under way, here or on another instance. */
  readonly running: boolean;
  /** The lookup that was answered; null while none was. */
  readonly protocolo: string | null;
}

const KEPT_MS = 24 * 60 * 60_000;
/** Longer than a lookup can take. */
const RUNNING_MS = 60_000;
const TIDY_EVERY_MS = 60 * 60_000;

/** Idempotency keys of an account, for 24 hours, and what was asked with each: as keyed hashes, since a program may make its keys of documents. */
@Injectable()
export class LookupRequests {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly clock: Clock,
  ) {}

  /** Takes the key for this call, unless another one has it; a call that died gives it back after a minute. */
  async begin(accountId: string, key: string, question: string): Promise<KnownRequest> {
    const now = this.clock.now();
    const fingerprint = this.hash.of('lookup-request', question);
    const values = [accountId, this.hashed(key), fingerprint, now, later(now, -KEPT_MS), later(now, RUNNING_MS)];
    if (await this.sql.row(BEGIN, values)) return { same: true, running: false, protocolo: null };
    const row = await this.sql.row<{ fingerprint: Buffer; protocolo: string | null }>(
      'SELECT fingerprint, protocolo FROM lookup_requests WHERE account_id = $1 AND key_hash = $2',
      [accountId, this.hashed(key)],
    );
    const protocolo = row?.protocolo ?? null;
    return { same: row?.fingerprint.equals(fingerprint) ?? true, running: protocolo === null, protocolo };
  }

  /** The call is over: with a lookup whose answer is given again, or without, and the next one with the key may try. */
  async end(accountId: string, key: string, protocolo: string | null): Promise<void> {
    await this.sql.query(
      'UPDATE lookup_requests SET protocolo = $3, running_until = NULL WHERE account_id = $1 AND key_hash = $2',
      [accountId, this.hashed(key), protocolo],
    );
  }

  @Interval(TIDY_EVERY_MS)
  async tidy(): Promise<void> {
    await this.sql.query('DELETE FROM lookup_requests WHERE created_at <= $1', [later(this.clock.now(), -KEPT_MS)]);
  }

  private hashed(key: string): Buffer {
    return this.hash.of('lookup-request-key', key);
  }
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

const BEGIN = `
  INSERT INTO lookup_requests AS r (account_id, key_hash, fingerprint, created_at, running_until) VALUES ($1, $2, $3, $4, $6)
  ON CONFLICT (account_id, key_hash) DO UPDATE SET
    fingerprint = excluded.fingerprint,
    protocolo = NULL,
    created_at = CASE WHEN r.created_at <= $5 THEN excluded.created_at ELSE r.created_at END,
    running_until = excluded.running_until
  WHERE r.created_at <= $5
    OR r.protocolo IS NULL AND r.fingerprint = excluded.fingerprint AND (r.running_until IS NULL OR r.running_until <= $4)
  RETURNING 1`;
