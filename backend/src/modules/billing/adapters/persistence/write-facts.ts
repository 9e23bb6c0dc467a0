import { findPlan } from '../../../../kernel/plans.js';
import type { Queryable } from '../../../../platform/database/sql.js';
import { newId } from '../../../../platform/ids.js';
import type { Payment } from '../../domain/payment.js';
import type { Fact } from '../../domain/payment-steps.js';
import { extendSubscription, shortenSubscription } from './extend-subscription.js';

/** Writes the lines that are not yet in the ledger, and with each of them what it means for the subscription. */
export async function writeFacts(tx: Queryable, payment: Payment, facts: readonly Fact[], now: Date): Promise<void> {
  for (const fact of facts) {
    const { rowCount } = await tx.query(
      `INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, details, recorded_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id, kind) DO NOTHING`,
      [newId(), payment.id, fact.kind, fact.amountCents, JSON.stringify(fact.details), now],
    );
    if (rowCount === 1) await apply(tx, payment, fact, now);
  }
}

async function apply(tx: Queryable, { id, accountId, planId }: Payment, { kind }: Fact, now: Date): Promise<void> {
  if (kind === 'aprovado') {
    const plan = findPlan(planId);
    if (!plan) throw new Error(`payment ${id} bought an unknown plan: ${planId}`);
    await extendSubscription(tx, { id: newId(), accountId, plan, paymentId: id, reason: 'pagamento', now });
  }
  if (kind === 'estornado' || kind === 'contestado') await shortenSubscription(tx, accountId, id, now);
}
