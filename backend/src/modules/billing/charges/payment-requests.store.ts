import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { IdempotencyKeys, type KnownRequest } from '../../../platform/database/idempotency-keys.js';
import { Sql } from '../../../platform/database/sql.js';

/** Two calls to the gateway and the wait for another tab. */
const RUNNING_SECONDS = 15;
const TIDY_EVERY_MS = 60 * 60 * 1_000;

/** Idempotency keys of purchases; what is answered is the payment's id. */
@Injectable()
export class PaymentRequests {
  private readonly keys: IdempotencyKeys<string>;

  constructor(
    sql: Sql,
    private readonly clock: Clock,
  ) {
    const columns = { key: 'key', answer: 'payment_id' };
    this.keys = new IdempotencyKeys(sql, { table: 'payment_requests', ...columns, runningSeconds: RUNNING_SECONDS });
  }

  begin(accountId: string, key: string, fingerprint: Buffer): Promise<KnownRequest> {
    return this.keys.begin(accountId, key, fingerprint, this.clock.now());
  }

  /** With the payment that was answered, or with null: then the next one with the key may try. */
  end(accountId: string, key: string, paymentId: string | null): Promise<void> {
    return this.keys.end(accountId, key, paymentId);
  }

  @Interval(TIDY_EVERY_MS)
  tidy(): Promise<void> {
    return this.keys.tidy(this.clock.now());
  }
}
