import { Injectable } from '@nestjs/common';
import { findPlan, type Plan } from '../../../kernel/plans.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Email, Recipient } from '../../../platform/mail/email.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountOwners } from '../account-owners.queries.js';
import type { FactKind, Payment } from '../payments/index.js';
import { effectOf, grantsOf } from '../subscriptions/index.js';
import { blockedPaymentEmail, type Links, paymentEmail, welcomeEmail } from './payment.email.js';
import { disputeEmail, refundEmail, secondPixEmail, wrongAmountEmail } from './refund.email.js';
import { linesCents, partsBackCents, returnedCents } from './returned-money.store.js';
import { withdrawalEmail } from './withdrawal.email.js';

/** The lines of the ledger that the payer hears of. */
const TOLD: readonly FactKind[] = ['aprovado', 'arrependimento_pedido', 'estornado', 'contestado'];
const isOfSecondPix = (kind: FactKind): boolean => kind.startsWith('devolvido:');

interface News {
  readonly tx: Queryable;
  readonly reader: Recipient;
  readonly blocked: boolean;
  readonly payment: Payment;
  readonly plan: Plan;
  readonly now: Date;
}

/** Puts the e-mails about money into the outbox, in the transaction of the books. Who has left gets none. */
@Injectable()
export class PaymentEmails {
  private readonly links: Links;

  constructor(
    private readonly outbox: Outbox,
    private readonly owners: AccountOwners,
    config: PlatformConfig,
  ) {
    this.links = {
      lookups: config.page('/consultas'),
      profile: config.page('/consultas?aba=perfil'),
      plans: config.page('/assinatura'),
      suggestions: config.page('/sugestoes'),
    };
  }

  /** Writes to the payer of what was just written into the ledger. */
  async queue(tx: Queryable, payment: Payment, written: readonly FactKind[], now: Date): Promise<void> {
    if (!written.some((kind) => TOLD.includes(kind) || isOfSecondPix(kind))) return;
    const { accountId } = payment;
    const { name, email: address, blocked = false } = (await this.owners.named([accountId], tx)).get(accountId) ?? {};
    const plan = findPlan(payment.planId);
    if (!name || !address || !plan) return;
    const reader = { accountId, name, email: address };
    const news = { tx, reader, blocked, payment, plan, now };
    for (const email of [await this.emailOf(news, written), await this.secondPix(news, written)])
      if (email) await this.outbox.put(email, tx);
  }

  private async emailOf(news: News, written: readonly FactKind[]): Promise<Email | null> {
    const { paidAt } = news.payment;
    if (written.includes('arrependimento_pedido')) return this.withdrawal(news);
    if (written.includes('estornado')) return paidAt ? this.ended(news, refundEmail) : this.wrongAmount(news);
    if (written.includes('contestado')) return paidAt ? this.ended(news, disputeEmail) : null;
    return written.includes('aprovado') ? this.purchase(news) : null;
  }

  /** Of money that bought nothing all of it is told at once. */
  private async secondPix({ tx, reader, payment, plan, now }: News, written: readonly FactKind[]) {
    if (!payment.paidAt || !written.some(isOfSecondPix)) return null;
    const amountCents = await linesCents(tx, payment, written.filter(isOfSecondPix));
    return secondPixEmail(reader, { plan, amountCents }, this.links, now);
  }

  private async withdrawal({ tx, reader, payment, plan, now }: News): Promise<Email> {
    const amountCents = payment.amountCents + (await partsBackCents(tx, payment));
    const left = effectOf(await grantsOf(payment.accountId, tx), payment.id, now)?.withoutIt;
    return withdrawalEmail(reader, { plan, amountCents, accessUntil: left?.expiresAt ?? null }, this.links, now);
  }

  private async wrongAmount({ tx, reader, payment, plan, now }: News): Promise<Email | null> {
    const amountCents = await returnedCents(tx, payment);
    return amountCents === null ? null : wrongAmountEmail(reader, { plan, amountCents }, this.links, now);
  }

  /** Of a plan that went with its money. */
  private async ended({ tx, reader, payment, plan, now }: News, write: typeof refundEmail): Promise<Email | null> {
    const amountCents = await returnedCents(tx, payment);
    if (amountCents === null) return null;
    const { expires_at: until } = await accessOf(payment, tx);
    return write(reader, { plan, amountCents, accessUntil: until && until > now ? until : null }, this.links, now);
  }

  private async purchase({ tx, reader, blocked, payment, plan, now }: News): Promise<Email | null> {
    const { expires_at: until, grants } = await accessOf(payment, tx);
    if (!until) return null;
    const { id, amountCents } = payment;
    const paid = { plan, amountCents, paidAt: payment.paidAt ?? now };
    if (blocked) return blockedPaymentEmail(reader, { ...paid, id }, this.links, now);
    const write = grants === 1 ? welcomeEmail : paymentEmail;
    return write(reader, { ...paid, accessUntil: until }, this.links, now);
  }
}

interface Access {
  readonly expires_at: Date | null;
  readonly grants: number;
}

async function accessOf({ accountId }: Payment, tx: Queryable): Promise<Access> {
  const { rows } = await tx.query<Access>(
    `SELECT (SELECT expires_at FROM subscriptions WHERE account_id = $1),
       (SELECT count(*)::int FROM subscription_grants WHERE account_id = $1) AS grants`,
    [accountId],
  );
  return rows[0] ?? { expires_at: null, grants: 0 };
}
