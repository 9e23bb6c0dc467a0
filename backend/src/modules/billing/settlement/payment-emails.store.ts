import { Injectable } from '@nestjs/common';
import { findPlan } from '../../../kernel/plans.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Email } from '../../../platform/mail/email.js';
import type { Recipient } from '../../../platform/mail/greeting.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountOwners } from '../account-owners.queries.js';
import type { FactKind, Payment } from '../payments/index.js';
import { effectOf, grantsOf } from '../subscriptions/index.js';
import { type Links, paymentEmail, welcomeEmail } from './payment.email.js';
import { refundEmail } from './refund.email.js';
import { withdrawalEmail } from './withdrawal.email.js';

/** The lines of the ledger that the payer hears of. */
const TOLD: readonly FactKind[] = ['aprovado', 'arrependimento_pedido', 'estornado'];

interface Access {
  readonly expires_at: Date | null;
  readonly grants: number;
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
    };
  }

  /** Writes to the payer of what was just written into the ledger. */
  async queue(tx: Queryable, payment: Payment, written: readonly FactKind[], now: Date): Promise<void> {
    if (!TOLD.some((kind) => written.includes(kind))) return;
    const { name, email: address } = (await this.owners.named([payment.accountId], tx)).get(payment.accountId) ?? {};
    if (!name || !address) return;
    const { rows } = await tx.query<Access>(ACCESS, [payment.accountId]);
    const reader = { name, email: address };
    const email = written.includes('arrependimento_pedido')
      ? await this.withdrawal(tx, reader, payment, now)
      : rows[0] && this.emailTo({ ...reader, ...rows[0] }, payment, written, now);
    if (email) await this.outbox.put(email, tx);
  }

  private async withdrawal(tx: Queryable, reader: Recipient, payment: Payment, now: Date): Promise<Email | null> {
    const { id, accountId, planId, amountCents } = payment;
    const plan = findPlan(planId);
    const left = effectOf(await grantsOf(accountId, tx), id, now)?.withoutIt;
    return (
      plan && withdrawalEmail(reader, { plan, amountCents, accessUntil: left?.expiresAt ?? null }, this.links, now)
    );
  }

  private emailTo(
    payer: Access & { name: string; email: string },
    payment: Payment,
    written: readonly FactKind[],
    now: Date,
  ): Email | null {
    const plan = findPlan(payment.planId);
    const { expires_at: until, grants } = payer;
    const { amountCents } = payment;
    if (!plan) return null;
    if (written.includes('estornado')) {
      const accessUntil = until && until > now ? until : null;
      return refundEmail(payer, { plan, amountCents, accessUntil }, this.links, now);
    }
    if (!until) return null;
    const write = grants === 1 ? welcomeEmail : paymentEmail;
    return write(payer, { plan, amountCents, paidAt: payment.paidAt ?? now, accessUntil: until }, this.links);
  }
}

const ACCESS = `
  SELECT (SELECT expires_at FROM subscriptions WHERE account_id = $1),
    (SELECT count(*)::int FROM subscription_grants WHERE account_id = $1) AS grants`;
