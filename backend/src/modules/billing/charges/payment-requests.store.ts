import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { secondsAfter } from '../payments/index.js';

/** What is known of an idempotency key. */
export interface KnownRequest {
  /** Whether the body is the one that the key came with first. */
  readonly sameBody: boolean;
  /** The call that brought the key first is still under way, here or on another instance. */
  readonly running: boolean;
  /** The payment that was answered; null while none was. */
  readonly paymentId: string | null;
}

const KEPT_SECONDS = 24 * 60 * 60;
/** Longer than a call can take: two calls to the gateway and the wait for another tab. */
const RUNNING_SECONDS = 15;
const TIDY_EVERY_MS = 60 * 60 * 1_000;

/** Idempotency keys of an account, stored for 24 hours. */
@Injectable()
export class PaymentRequests {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Takes the key for this call, unless another one has it; a call that died gives it back after 15 s. */
  async begin(accountId: string, key: string, fingerprint: Buffer, now: Date): Promise<KnownRequest> {
    const taken = await this.sql.row(
      `INSERT INTO payment_requests AS r (account_id, key, fingerprint, created_at, running_until) VALUES ($1, $2, $3, $4, $6)
       ON CONFLICT (account_id, key) DO UPDATE SET
         fingerprint = excluded.fingerprint,
         payment_id = NULL,
         created_at = CASE WHEN r.created_at <= $5 THEN excluded.created_at ELSE r.created_at END,
         running_until = excluded.running_until
       WHERE r.created_at <= $5
         OR r.payment_id IS NULL AND r.fingerprint = excluded.fingerprint AND (r.running_until IS NULL OR r.running_until <= $4)
       RETURNING 1`,
      [accountId, key, fingerprint, now, secondsAfter(now, -KEPT_SECONDS), secondsAfter(now, RUNNING_SECONDS)],
    );
    if (taken) return { sameBody: true, running: false, paymentId: null };
    return this.known(accountId, key, fingerprint);
  }

  /** The call is over without an answer to keep: the next one with the key may try. */
  async failed(accountId: string, key: string): Promise<void> {
    await this.sql.query('UPDATE payment_requests SET running_until = NULL WHERE account_id = $1 AND key = $2', [
      accountId,
      key,
    ]);
  }

  async answered(accountId: string, key: string, paymentId: string): Promise<void> {
    await this.sql.query(
      'UPDATE payment_requests SET payment_id = $3, running_until = NULL WHERE account_id = $1 AND key = $2',
      [accountId, key, paymentId],
    );
  }

  private async known(accountId: string, key: string, fingerprint: Buffer): Promise<KnownRequest> {
    const row = await this.sql.row<{ fingerprint: Buffer; payment_id: string | null }>(
      'SELECT fingerprint, payment_id FROM payment_requests WHERE account_id = $1 AND key = $2',
      [accountId, key],
    );
    const paymentId = row?.payment_id ?? null;
    return { sameBody: row?.fingerprint.equals(fingerprint) ?? true, running: paymentId === null, paymentId };
  }

  @Interval(TIDY_EVERY_MS)
  async tidy(): Promise<void> {
    await this.sql.query('DELETE FROM payment_requests WHERE created_at <= $1', [
      secondsAfter(this.clock.now(), -KEPT_SECONDS),
    ]);
  }
}
