import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { PUT_OFF, RetryQueue } from '../../../platform/jobs/retry-queue.js';

/** Money that is to go back to its payer. */
export interface DueRefund {
  /** The order's, as gateways hear it. */
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly chargeId: string;
  /** The admin who asked; null when the rules did. */
  readonly askedBy: string | null;
}

export type RefundOutcome = 'devolvido' | 'recusado';

const COLUMNS = 'id, payment_id AS "paymentId", provider, charge_id AS "chargeId", asked_by AS "askedBy"';
/** Shorter than a slow gateway takes: asked twice, it gives back once, and after a kill nobody waits long. */
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
  take(limit: number): Promise<DueRefund[]> {
    return this.queue.take(limit, FIRST_PAUSE_SECONDS);
  }

  /** The one of this charge that nobody works on, put off while the caller does; null when there is none. */
  takeOf(provider: string, chargeId: string): Promise<DueRefund | null> {
    return this.sql.row<DueRefund>(
      `UPDATE charge_refunds SET ${PUT_OFF}
       WHERE provider = $2 AND charge_id = $3 AND ended_at IS NULL AND (attempts = 0 OR next_attempt_at <= now())
       RETURNING ${COLUMNS}`,
      [FIRST_PAUSE_SECONDS, provider, chargeId],
    );
  }

  /** Money that has gone back stays so, whatever somebody slower was told. */
  async end(id: string, outcome: RefundOutcome, now: Date): Promise<void> {
    const ended = `UPDATE charge_refunds SET ended_at = $2, outcome = $3
      WHERE id = $1 AND outcome IS DISTINCT FROM 'devolvido'`;
    await this.sql.query(ended, [id, now, outcome]);
  }

  /** It was refused and goes on: as another order, whose answer is not the former one's. */
  async renew(id: string): Promise<void> {
    await this.sql.query('UPDATE charge_refunds SET id = $2 WHERE id = $1 AND ended_at IS NULL', [id, newId()]);
  }
}
