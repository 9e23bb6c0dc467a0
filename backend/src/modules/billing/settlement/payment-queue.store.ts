import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { columnById, encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Payer } from '../gateways/index.js';
import { type Payment, PaymentSchema, secondsAfter } from '../payments/index.js';

/** The books as a work list, shared by all instances: each row is handed to one at a time. */
@Injectable()
export class PaymentQueue {
  constructor(
    private readonly sql: Sql,
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
  ) {}

  /** Payments whose time has come, put off while the caller looks after them: those whose charge was paid or closed for longer. */
  async take(now: Date, leaseSeconds: { open: number; ended: number }, limit: number): Promise<Payment[]> {
    const taken = await this.sql.rows<{ id: string }>(
      `UPDATE payments
       SET next_check_at = CASE WHEN status = 'aprovado' OR closed_at IS NOT NULL THEN $3::timestamptz ELSE $2 END
       WHERE id IN (
         SELECT id FROM payments WHERE next_check_at <= $1 ORDER BY next_check_at LIMIT $4 FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      [now, secondsAfter(now, leaseSeconds.open), secondsAfter(now, leaseSeconds.ended), limit],
    );
    if (taken.length === 0) return [];
    return this.dataSource.manager.findBy(PaymentSchema, { id: In(taken.map(({ id }) => id)) });
  }

  /** Whether the caller may ask the gateway about the payment now; says yes once per `everySeconds`. */
  async mayAsk(id: string, now: Date, everySeconds: number): Promise<boolean> {
    const { rowCount } = await this.sql.query(
      'UPDATE payments SET asked_at = $2 WHERE id = $1 AND (asked_at IS NULL OR asked_at <= $3)',
      [id, now, secondsAfter(now, -everySeconds)],
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
