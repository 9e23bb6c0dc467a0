import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { columnById, encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Payer } from '../gateways/index.js';
import { type Payment, PaymentSchema } from '../payments/index.js';

/** Payments that were due, and when they were taken: by the database's clock, which all instances share. */
export interface TakenPayments {
  readonly at: Date;
  readonly due: readonly Payment[];
}

/** The books as a work list, shared by all instances: each row is handed to one at a time. */
@Injectable()
export class PaymentQueue {
  constructor(
    private readonly sql: Sql,
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
  ) {}

  /** Payments whose time has come, if any, put off while the caller looks after them: those whose charge was paid or closed for longer. */
  async take(leaseSeconds: { open: number; ended: number }, limit: number): Promise<TakenPayments | null> {
    const taken = await this.sql.rows<{ id: string; at: Date }>(
      `UPDATE payments SET next_check_at = now() + make_interval(secs =>
         CASE WHEN status = 'aprovado' OR closed_at IS NOT NULL THEN $2::int ELSE $1::int END)
       WHERE id = ANY (ARRAY(
         SELECT id FROM payments WHERE next_check_at <= now() ORDER BY next_check_at LIMIT $3 FOR UPDATE SKIP LOCKED
       )) RETURNING id, now() AS at`,
      [leaseSeconds.open, leaseSeconds.ended, limit],
    );
    const [first] = taken;
    if (!first) return null;
    return {
      at: first.at,
      due: await this.dataSource.manager.findBy(PaymentSchema, { id: In(taken.map(({ id }) => id)) }),
    };
  }

  /** Whether the caller may ask the gateway about the payment now; says yes once per `everySeconds`. */
  async mayAsk(id: string, everySeconds: number): Promise<boolean> {
    const { rowCount } = await this.sql.query(
      'UPDATE payments SET asked_at = now() WHERE id = $1 AND (asked_at IS NULL OR asked_at <= now() - make_interval(secs => $2))',
      [id, everySeconds],
    );
    return rowCount === 1;
  }

  /** Whom the charge is made out to; null once the charge is known. */
  async payerOf(id: string): Promise<Payer | null> {
    const row = await this.sql.row<{ payer: Buffer | null }>('SELECT payer FROM payments WHERE id = $1', [id]);
    return row?.payer ? (JSON.parse(this.cipher.decrypt(row.payer, payerContext(id))) as Payer) : null;
  }
}

/** Binds the encrypted payer to its payment, so that it cannot be moved to another one. */
export function payerContext(paymentId: string): string {
  return `payments.payer:${paymentId}`;
}

encryptedColumns(columnById('payments', 'payer', payerContext));
