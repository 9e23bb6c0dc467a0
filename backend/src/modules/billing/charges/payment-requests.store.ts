import { Injectable } from '@nestjs/common';
import { IdempotencyKeys, type KnownRequest } from '../../../platform/database/idempotency-keys.js';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

/** Two calls to the gateway and the wait for another tab. */
const RUNNING_SECONDS = 15;

/** Idempotency keys of purchases; what is answered is the payment's id. */
@Injectable()
export class PaymentRequests {
  private readonly keys: IdempotencyKeys<string>;

  constructor(sql: Sql, jobs: Jobs) {
    const columns = { key: 'key', answer: 'payment_id' };
    this.keys = new IdempotencyKeys(sql, { table: 'payment_requests', ...columns, runningSeconds: RUNNING_SECONDS });
    this.keys.sweep('SweepPaymentRequests', jobs);
  }

  begin(accountId: string, key: string, fingerprint: Buffer): Promise<KnownRequest> {
    return this.keys.begin(accountId, key, fingerprint);
  }

  /** With the payment that was answered, or with null: then the next one with the key may try. */
  end(accountId: string, key: string, paymentId: string | null): Promise<void> {
    return this.keys.end(accountId, key, paymentId);
  }
}
