import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { type KnownRequest, PaymentRequests } from '../../application/payment-requests.port.js';
import { secondsAfter } from '../../domain/payment.js';

const KEPT_SECONDS = 24 * 60 * 60;
const TIDY_EVERY_MS = 60 * 60 * 1_000;

@Injectable()
export class PgPaymentRequests extends PaymentRequests {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    super();
  }

  async begin(accountId: string, key: string, fingerprint: Buffer, now: Date): Promise<KnownRequest> {
    const row = await this.sql.row<{ fingerprint: Buffer; payment_id: string | null }>(
      `INSERT INTO payment_requests AS r (account_id, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id, key) DO UPDATE SET
         fingerprint = CASE WHEN r.created_at <= $5 THEN excluded.fingerprint ELSE r.fingerprint END,
         payment_id = CASE WHEN r.created_at <= $5 THEN NULL ELSE r.payment_id END,
         created_at = CASE WHEN r.created_at <= $5 THEN excluded.created_at ELSE r.created_at END
       RETURNING fingerprint, payment_id`,
      [accountId, key, fingerprint, now, secondsAfter(now, -KEPT_SECONDS)],
    );
    return { sameBody: row?.fingerprint.equals(fingerprint) ?? true, paymentId: row?.payment_id ?? null };
  }

  async answered(accountId: string, key: string, paymentId: string): Promise<void> {
    await this.sql.query('UPDATE payment_requests SET payment_id = $3 WHERE account_id = $1 AND key = $2', [
      accountId,
      key,
      paymentId,
    ]);
  }

  @Interval(TIDY_EVERY_MS)
  async tidy(): Promise<void> {
    await this.sql.query('DELETE FROM payment_requests WHERE created_at <= $1', [
      secondsAfter(this.clock.now(), -KEPT_SECONDS),
    ]);
  }
}
