import { Injectable } from '@nestjs/common';
import { findPlan } from '../../../kernel/plans.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Email, Recipient } from '../../../platform/mail/email.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountOwners } from '../account-owners.queries.js';
import type { FactKind, Payment } from '../payments/index.js';
import { effectOf, grantsOf } from '../subscriptions/index.js';
import { type Links, paymentEmail, welcomeEmail } from './payment.email.js';
import { disputeEmail, refundEmail, wrongAmountEmail } from './refund.email.js';
import { partsBackCents, returnedCents } from './returned-money.store.js';
import { withdrawalEmail } from './withdrawal.email.js';

/** The lines of the ledger that the payer hears of. */
const TOLD: readonly FactKind[] = ['aprovado', 'arrependimento_pedido', 'estornado', 'contestado'];

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
    };
  }

  /** Writes to the payer of what was just written into the ledger. */
  async queue(tx: Queryable, payment: Payment, written: readonly FactKind[], now: Date): Promise<void> {
    if (!TOLD.some((kind) => written.includes(kind))) return;
    const { name, email: address } = (await this.owners.named([payment.accountId], tx)).get(payment.accountId) ?? {};
    if (!name || !address) return;
    const email = await this.emailOf(tx, { accountId: payment.accountId, name, email: address }, payment, written, now);
    if (email) await this.outbox.put(email, tx);
  }

  private async emailOf(
    tx: Queryable,
    reader: Recipient,
    payment: Payment,
    written: readonly FactKind[],
    now: Date,
  ): Promise<Email | null> {
    if (written.includes('arrependimento_pedido')) return this.withdrawal(tx, reader, payment, now);
    if (written.includes('estornado')) return this.refund(tx, reader, payment, now);
    if (written.includes('contestado'))
      return payment.paidAt ? this.ended(tx, reader, payment, disputeEmail, now) : null;
    return this.purchase(tx, reader, payment, now);
  }

  private async withdrawal(tx: Queryable, reader: Recipient, payment: Payment, now: Date): Promise<Email | null> {
    const { id, accountId, planId } = payment;
    const amountCents = payment.amountCents + (await partsBackCents(tx, payment));
    const plan = findPlan(planId);
    const left = effectOf(await grantsOf(accountId, tx), id, now)?.withoutIt;
    return (
      plan && withdrawalEmail(reader, { plan, amountCents, accessUntil: left?.expiresAt ?? null }, this.links, now)
    );
  }

  private async refund(tx: Queryable, reader: Recipient, payment: Payment, now: Date): Promise<Email | null> {
    if (payment.paidAt) return this.ended(tx, reader, payment, refundEmail, now);
    const plan = findPlan(payment.planId);
    const amountCents = await returnedCents(tx, payment);
    return plan && amountCents !== null ? wrongAmountEmail(reader, { plan, amountCents }, this.links, now) : null;
  }

  /** Of a plan that went with its money. */
  private async ended(
    tx: Queryable,
    reader: Recipient,
    payment: Payment,
    write: typeof refundEmail,
    now: Date,
  ): Promise<Email | null> {
    const plan = findPlan(payment.planId);
    const amountCents = await returnedCents(tx, payment);
    if (!plan || amountCents === null) return null;
    const { expires_at: until } = await accessOf(payment, tx);
    return write(reader, { plan, amountCents, accessUntil: until && until > now ? until : null }, this.links, now);
  }

  private async purchase(tx: Queryable, reader: Recipient, payment: Payment, now: Date): Promise<Email | null> {
    const plan = findPlan(payment.planId);
    const { expires_at: until, grants } = await accessOf(payment, tx);
    if (!plan || !until) return null;
    const { amountCents, paidAt } = payment;
    const write = grants === 1 ? welcomeEmail : paymentEmail;
    return write(reader, { plan, amountCents, paidAt: paidAt ?? now, accessUntil: until }, this.links);
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
