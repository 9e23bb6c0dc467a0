import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../platform/clock.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import type { Queryable } from '../../../../platform/database/sql.js';
import type { Payer } from '../../application/payment-gateway.port.js';
import { type PaymentKey, Payments } from '../../application/payments.port.js';
import { isOpen, type Payment } from '../../domain/payment.js';
import { expire, refuseCharge, type Step } from '../../domain/payment-steps.js';
import { payerContext } from './payer-context.js';
import { PaymentSchema } from './payment.schema.js';
import { writeFacts } from './write-facts.js';

@Injectable()
export class TypeormPayments extends Payments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open(payment: Payment, payer: Payer): Promise<Payment> {
    const sealed = this.cipher.encrypt(JSON.stringify(payer), payerContext(payment.id));
    for (;;) {
      const open = await this.dataSource.transaction(async (manager) => {
        if (await insertUnlessOpen(manager, payment, sealed)) return payment;
        return this.openOne(manager, payment);
      });
      if (open) return open;
    }
  }

  find(id: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(PaymentSchema, { id });
  }

  newestPayable(accountId: string, now: Date): Promise<Payment | null> {
    return this.dataSource.manager
      .createQueryBuilder(PaymentSchema, 'payment')
      .where('payment.accountId = :accountId', { accountId })
      .andWhere("payment.status = 'aguardando' AND payment.expiresAt > :now", { now })
      .orderBy('payment.id', 'DESC')
      .getOne();
  }

  change(key: PaymentKey, decide: (payment: Payment) => Step): Promise<Payment | null> {
    return this.dataSource.transaction(async (manager) => {
      const payment = await manager.findOne(PaymentSchema, { where: key, lock: { mode: 'pessimistic_write' } });
      return payment && this.apply(manager, payment, decide(payment));
    });
  }

  /** The open payment in the way, if it is still in time; else it is brought to its end, and null says: try again. */
  private async openOne(manager: EntityManager, { accountId, planId }: Payment): Promise<Payment | null> {
    const where = [
      { accountId, planId, status: 'criado' as const },
      { accountId, planId, status: 'aguardando' as const },
    ];
    const payment = await manager.findOne(PaymentSchema, { where, lock: { mode: 'pessimistic_write' } });
    const now = this.clock.now();
    if (!payment || !isOpen(payment)) return null;
    if (payment.expiresAt > now) return payment;
    const over = payment.status === 'criado' ? refuseCharge(payment, null, 'sem_resposta', now) : expire(payment, now);
    await this.apply(manager, payment, over);
    return null;
  }

  private async apply(manager: EntityManager, payment: Payment, { changes, facts }: Step): Promise<Payment> {
    const tx = (await manager.queryRunner?.connect()) as Queryable;
    if (Object.keys(changes).length > 0) await manager.update(PaymentSchema, { id: payment.id }, changes);
    if (changes.chargeId || changes.status)
      await tx.query('UPDATE payments SET payer = NULL WHERE id = $1', [payment.id]);
    if (facts.length > 0) await writeFacts(tx, payment, facts, this.clock.now());
    return { ...payment, ...changes };
  }
}

/** One statement decides between two that come together. */
async function insertUnlessOpen(manager: EntityManager, payment: Payment, payer: Buffer): Promise<boolean> {
  const tx = (await manager.queryRunner?.connect()) as Queryable;
  const { rowCount } = await tx.query(
    `INSERT INTO payments (id, account_id, plan_id, original_cents, discount_cents, amount_cents, status, provider, payer,
       created_at, expires_at, next_check_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (account_id, plan_id) WHERE status IN ('criado', 'aguardando') DO NOTHING`,
    [
      payment.id,
      payment.accountId,
      payment.planId,
      payment.originalCents,
      payment.discountCents,
      payment.amountCents,
      payment.status,
      payment.provider,
      payer,
      payment.createdAt,
      payment.expiresAt,
      payment.nextCheckAt,
    ],
  );
  if (rowCount !== 1) return false;
  await writeFacts(tx, payment, [{ kind: 'criado', amountCents: 0, details: {} }], payment.createdAt);
  return true;
}
