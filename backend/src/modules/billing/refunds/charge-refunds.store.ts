import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { PUT_OFF, RetryQueue } from '../../../platform/jobs/retry-queue.js';

/** Money that is to go back to its payer. */
export interface DueRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly chargeId: string;
}

export type RefundOutcome = 'devolvido' | 'recusado';

const COLUMNS = 'id, payment_id AS "paymentId", provider, charge_id AS "chargeId"';
/** Longer than the gateway takes for an answer. */
const FIRST_PAUSE_SECONDS = 4;

/** The refunds that are under way, as a work list shared by all instances. They come into it with the payment's step. */
@Injectable()
export class ChargeRefunds {
  private readonly queue: RetryQueue<DueRefund>;

  constructor(private readonly sql: Sql) {
    const waiting = 'ended_at IS NULL';
    this.queue = new RetryQueue(sql, { table: 'charge_refunds', waiting, since: 'asked_at', columns: COLUMNS });
  }

  /** Those whose time has come; each is handed out again, ever later, until it has ended. */
  take(now: Date, limit: number): Promise<DueRefund[]> {
    return this.queue.take(now, limit, FIRST_PAUSE_SECONDS);
  }

  /** The one of this charge that has not ended, put off while the caller works on it; null when there is none. */
  takeOf(provider: string, chargeId: string, now: Date): Promise<DueRefund | null> {
    return this.sql.row<DueRefund>(
      `UPDATE charge_refunds SET ${PUT_OFF}
       WHERE provider = $3 AND charge_id = $4 AND ended_at IS NULL RETURNING ${COLUMNS}`,
      [now, FIRST_PAUSE_SECONDS, provider, chargeId],
    );
  }

  async end(id: string, outcome: RefundOutcome, now: Date): Promise<void> {
    await this.sql.query('UPDATE charge_refunds SET ended_at = $2, outcome = $3 WHERE id = $1', [id, now, outcome]);
  }
}
