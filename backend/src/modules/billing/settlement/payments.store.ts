import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import type { Cents } from '../../../kernel/money.js';
import { PIX_VALIDITY_SECONDS } from '../../../kernel/plans.js';
import { Clock } from '../../../platform/clock.js';
import { FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { queryableOf } from '../../../platform/database/queryable-of.js';
import { AccountOwners } from '../account-owners.queries.js';
import type { Payer } from '../gateways/index.js';
import {
  expire,
  give,
  isGift,
  isOpen,
  type Owner,
  type Payment,
  PaymentSchema,
  refuseCharge,
  type Step,
  sameTerms,
  secondsAfter,
} from '../payments/index.js';
import { lockCode, ownReservation, reserveUse, settleUse } from '../promo-codes/index.js';
import { askRefunds } from './ask-refunds.store.js';
import { PaymentEmails } from './payment-emails.store.js';
import { PaymentEvents } from './payment-events.store.js';
import { payerContext } from './payment-queue.store.js';
import { partsBackCents } from './returned-money.store.js';
import { writeFacts } from './write-facts.store.js';

/** The signal whose payload is the id of a payment whose state changed; sent when its transaction commits. */
export const PAYMENT_CHANGED = 'payment_changed';

/** Which payment: by its own id, perhaps only if it was made at this gateway, or by its charge's id there. */
export type PaymentKey =
  | { readonly id: string; readonly provider?: string }
  | { readonly provider: string; readonly chargeId: string };

export type Opening =
  /** The payment that was opened, or the one that already stands for the same plan on the same terms. */
  | { readonly outcome: 'open'; readonly payment: Payment }
  /** Another charge of the account must be closed first: of the same plan on other terms, or holding the code's use. */
  | { readonly outcome: 'in-the-way'; readonly payment: Payment }
  /** The code has no use left for the account. Nothing was opened. */
  | { readonly outcome: 'no-use' }
  /** The account is erased. Nothing was opened. */
  | { readonly outcome: 'gone' };

/** Payments with their ledger; every change of one is a transaction. */
@Injectable()
export class Payments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
    private readonly auditLog: AdminAuditLog,
    private readonly emails: PaymentEmails,
    private readonly events: PaymentEvents,
    private readonly owners: AccountOwners,
  ) {}

  /**
   * Opens the payment and reserves its use of a code, in one transaction, which an erasure comes wholly before or after; one that
   * costs nothing is given at once. The payer's data are kept encrypted until the charge is known. Two that come together get the same payment.
   */
  async open(payment: Payment, payer: Payer): Promise<Opening> {
    const sealed = this.cipher.encrypt(JSON.stringify(payer), payerContext(payment.id));
    for (;;) {
      const opening = await this.dataSource
        .transaction(async (manager) => {
          const owner = await this.owners.lock(payment.accountId, await queryableOf(manager));
          if (!owner) return { outcome: 'gone' as const };
          if (!(await insertUnlessOpen(manager, payment, sealed))) return this.openOne(manager, payment);
          const refused = await this.reserve(manager, payment);
          if (refused) throw new Undone(refused);
          const opened = isGift(payment)
            ? await this.apply(manager, payment, give(payment, this.clock.now()))
            : payment;
          return { outcome: 'open' as const, payment: opened };
        })
        .catch(openingOf);
      if (opening) return opening;
    }
  }

  /** What of an approved payment has not gone back. */
  leftCents(payment: Payment): Promise<Cents> {
    return this.dataSource.transaction(
      async (manager) => payment.amountCents + (await partsBackCents(await queryableOf(manager), payment)),
    );
  }

  find(id: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(PaymentSchema, { id });
  }

  /** The newest payment of the account that can be paid at this moment. */
  newestPayable(accountId: string, now: Date): Promise<Payment | null> {
    return this.dataSource.manager
      .createQueryBuilder(PaymentSchema, 'payment')
      .where('payment.accountId = :accountId', { accountId })
      .andWhere("payment.status = 'aguardando' AND payment.expiresAt > :now", { now })
      .orderBy('payment.id', 'DESC')
      .getOne();
  }

  /**
   * In one transaction: locks the account, then the payment, as an erasure comes to them; lets `decide` say what happens to
   * it, writes the changes, the ledger and the refunds that are requested, and on approval gives the plan, on a return of the money revokes it. Answers the payment as it is then; null when
   * there is no such payment. `decide` must call nobody.
   */
  change(key: PaymentKey, decide: (payment: Payment, owner: Owner) => Step): Promise<Payment | null> {
    return this.dataSource.transaction(async (manager) => {
      const seen = await manager.findOneBy(PaymentSchema, key);
      const owner = seen && (await this.owners.lock(seen.accountId, await queryableOf(manager)));
      const payment =
        seen && (await manager.findOne(PaymentSchema, { where: key, lock: { mode: 'pessimistic_write' } }));
      if (!payment) return null;
      return this.apply(manager, payment, decide(payment, { erased: owner === null }));
    });
  }

  /** The open payment of the same plan, if it is still in time; else it is brought to its end, and null says: try again. */
  private async openOne(manager: EntityManager, wanted: Payment): Promise<Opening | null> {
    const { accountId, planId } = wanted;
    const where = [
      { accountId, planId, status: 'criado' as const },
      { accountId, planId, status: 'aguardando' as const },
    ];
    const payment = await manager.findOne(PaymentSchema, { where, lock: { mode: 'pessimistic_write' } });
    const now = this.clock.now();
    if (!payment || !isOpen(payment)) return null;
    if (payment.expiresAt > now) return { outcome: sameTerms(payment, wanted) ? 'open' : 'in-the-way', payment };
    const over = payment.status === 'criado' ? refuseCharge(payment, null, 'sem_resposta', now) : expire(payment, now);
    await this.apply(manager, payment, over);
    return null;
  }

  /** Null when the payment has its use, or needs none. */
  private async reserve(manager: EntityManager, payment: Payment): Promise<Opening | null> {
    if (payment.promoCodeId === null) return null;
    const tx = await queryableOf(manager);
    await lockCode(tx, payment.promoCodeId);
    const given = isGift(payment) ? await this.givenBefore(manager, payment) : null;
    if (given) return { outcome: 'open', payment: given };
    const holder = await ownReservation(tx, payment);
    if (holder) return { outcome: 'in-the-way', payment: await manager.findOneByOrFail(PaymentSchema, { id: holder }) };
    const buyer = await this.owners.buyer(payment.accountId, tx);
    return (await reserveUse(tx, payment, buyer, this.clock.now())) ? null : { outcome: 'no-use' };
  }

  /** A gift leaves no open charge behind: for as long as one would have stood, the next click gets the same gift, unless that was taken back. */
  private givenBefore(manager: EntityManager, payment: Payment): Promise<Payment | null> {
    const { accountId, planId, promoCodeId, createdAt } = payment;
    return manager
      .createQueryBuilder(PaymentSchema, 'payment')
      .where({
        accountId,
        planId,
        promoCodeId,
        amountCents: 0,
        status: 'aprovado',
        createdAt: MoreThan(secondsAfter(createdAt, -PIX_VALIDITY_SECONDS)),
      })
      .andWhere(
        'EXISTS (SELECT FROM subscription_grants AS g WHERE g.payment_id = payment.id AND g.revoked_at IS NULL)',
      )
      .getOne();
  }

  private async apply(
    manager: EntityManager,
    payment: Payment,
    { changes, facts, refunds = [] }: Step,
  ): Promise<Payment> {
    const tx = await queryableOf(manager);
    const changed = { ...payment, ...changes };
    const now = this.clock.now();
    if (Object.keys(changes).length > 0) await manager.update(PaymentSchema, { id: payment.id }, changes);
    if (changes.chargeId || changes.status)
      await tx.query('UPDATE payments SET payer = NULL WHERE id = $1', [payment.id]);
    const ofUse = changes.status || changes.closedAt ? await settleUse(tx, changed, now) : [];
    await this.events.putBefore(tx, payment, facts, now);
    const written = await writeFacts(tx, payment, [...facts, ...ofUse], now);
    await this.emails.queue(tx, changed, written, now);
    await this.events.put(tx, changed, written, now);
    if (written.includes('arrependimento_pedido')) {
      const target = `payment:${payment.id}`;
      await this.auditLog.record({ adminId: payment.accountId, action: 'ask-withdrawal', target }, tx);
    }
    await askRefunds(tx, this.auditLog, payment, refunds, now);
    if (changes.status) await tx.query('SELECT pg_notify($1, $2)', [PAYMENT_CHANGED, payment.id]);
    return changed;
  }
}

/** Rolls an opening back and carries its outcome out of the transaction. */
class Undone extends Error {
  constructor(readonly opening: Opening) {
    super(opening.outcome);
  }
}

function openingOf(error: unknown): Opening {
  if (error instanceof Undone) return error.opening;
  throw error;
}

/** One statement decides between two that come together. */
async function insertUnlessOpen(manager: EntityManager, payment: Payment, payer: Buffer): Promise<boolean> {
  const tx = await queryableOf(manager);
  const { rowCount } = await tx.query(
    `INSERT INTO payments (id, account_id, plan_id, original_cents, discount_cents, discount_percent, amount_cents,
       promo_code_id, promo_code, status, provider, payer, created_at, expires_at, next_check_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (account_id, plan_id) WHERE status IN ('criado', 'aguardando') DO NOTHING`,
    [
      payment.id,
      payment.accountId,
      payment.planId,
      payment.originalCents,
      payment.discountCents,
      payment.discountPercent,
      payment.amountCents,
      payment.promoCodeId,
      payment.promoCode,
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
