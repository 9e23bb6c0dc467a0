import { Injectable } from '@nestjs/common';
import { IdempotencyKeys } from '../../../platform/database/idempotency-keys.js';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

/** Two calls to the gateway and the wait for another tab. */
const RUNNING_SECONDS = 15;

/** Idempotency keys of purchases; what is answered is the payment's id. */
@Injectable()
export class PaymentRequests extends IdempotencyKeys<string> {
  constructor(sql: Sql, jobs: Jobs) {
    super(sql, { table: 'payment_requests', key: 'key', answer: 'payment_id', runningSeconds: RUNNING_SECONDS });
    this.sweep('SweepPaymentRequests', jobs);
  }
}
