import { Injectable } from '@nestjs/common';
import { AccountEvents } from '../../../platform/account-events.port.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Fact, FactKind, Payment } from '../payments/index.js';
import { announcePlanEnded, announcePlanStarted, planRow } from '../subscriptions/index.js';
import { returnedCents } from './returned-money.store.js';

/** Tells programs of the account what was just written into the ledger, in its transaction. */
@Injectable()
export class PaymentEvents {
  constructor(private readonly events: AccountEvents) {}

  /** Before it is written: what the plan that is given will leave no sign of. */
  async putBefore(tx: Queryable, { accountId }: Payment, facts: readonly Fact[], now: Date): Promise<void> {
    if (facts.some(({ kind }) => kind === 'aprovado')) await announcePlanEnded(this.events, accountId, now, tx);
  }

  async put(tx: Queryable, payment: Payment, written: readonly FactKind[], now: Date): Promise<void> {
    const { accountId } = payment;
    if (written.includes('aprovado')) {
      const paidAt = (payment.paidAt ?? now).toISOString();
      const data = { ...factsOf(payment), paidAt, planExpiresAt: await this.planEnd(accountId, now, tx) };
      await this.events.put({ accountId, type: 'payment.approved', happenedAt: now, data }, tx);
      await announcePlanStarted(this.events, accountId, now, tx);
    }
    const disputed = written.includes('contestado');
    const amountCents = disputed || written.includes('estornado') ? await returnedCents(tx, payment) : null;
    if (amountCents !== null) {
      const cause = disputed ? 'dispute' : 'refund';
      const planExpiresAt = await this.planEnd(accountId, now, tx);
      const data = { ...factsOf(payment), amountCents, cause, refundedAt: now.toISOString(), planExpiresAt };
      await this.events.put({ accountId, type: 'payment.refunded', happenedAt: now, data }, tx);
    }
  }

  /** Until when there is a plan; null for none. */
  private async planEnd(accountId: string, now: Date, tx: Queryable): Promise<string | null> {
    const plan = await planRow(accountId, tx);
    return plan && plan.expiresAt > now ? plan.expiresAt.toISOString() : null;
  }
}

function factsOf({ id, planId, amountCents }: Payment) {
  return { paymentId: id, planId, amountCents };
}
