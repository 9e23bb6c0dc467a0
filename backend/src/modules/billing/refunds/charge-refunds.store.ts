import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** Money that is to go back to its payer. */
export interface DueRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly chargeId: string;
}

export type RefundOutcome = 'devolvido' | 'recusado';

const TAKEN = 'RETURNING id, payment_id AS "paymentId", provider, charge_id AS "chargeId"';
/** 4 s, 8 s, 16 s … up to an hour, longer than the gateway takes for an answer. */
const PUT_OFF = `attempts = attempts + 1,
  next_attempt_at = $1::timestamptz + make_interval(secs => least(3600, 4 * 2 ^ least(attempts, 12)))`;

/** The refunds that are under way, as a work list shared by all instances. They come into it with the payment's step. */
@Injectable()
export class ChargeRefunds {
  constructor(private readonly sql: Sql) {}

  /** Those whose time has come; each is handed out again, ever later, until it has ended. */
  take(now: Date, limit: number): Promise<DueRefund[]> {
    return this.sql.rows<DueRefund & Record<string, unknown>>(
      `UPDATE charge_refunds SET ${PUT_OFF} WHERE id IN (
         SELECT id FROM charge_refunds WHERE ended_at IS NULL AND next_attempt_at <= $1
         ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ) ${TAKEN}`,
      [now, limit],
    );
  }

  /** The one of this charge that has not ended, put off while the caller works on it; null when there is none. */
  takeOf(provider: string, chargeId: string, now: Date): Promise<DueRefund | null> {
    return this.sql.row<DueRefund & Record<string, unknown>>(
      `UPDATE charge_refunds SET ${PUT_OFF} WHERE provider = $2 AND charge_id = $3 AND ended_at IS NULL ${TAKEN}`,
      [now, provider, chargeId],
    );
  }

  async end(id: string, outcome: RefundOutcome, now: Date): Promise<void> {
    await this.sql.query('UPDATE charge_refunds SET ended_at = $2, outcome = $3 WHERE id = $1', [id, now, outcome]);
  }
}
