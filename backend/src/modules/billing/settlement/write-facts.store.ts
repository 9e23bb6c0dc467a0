import { findPlan } from '../../../kernel/plans.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { type Fact, type FactKind, PART_BACK, type Payment } from '../payments/index.js';
import { extendSubscription, revokeGrant } from '../subscriptions/index.js';
import { partsBackCents } from './returned-money.store.js';

/** Writes the lines that are not yet in the ledger, and with each of them what it means for the subscription; answers which were new. */
export async function writeFacts(
  tx: Queryable,
  payment: Payment,
  facts: readonly Fact[],
  now: Date,
): Promise<FactKind[]> {
  const written: FactKind[] = [];
  for (const fact of facts) {
    if (!(await writeOne(tx, payment, fact, now))) continue;
    await apply(tx, payment, fact, now);
    written.push(fact.kind);
  }
  return written;
}

function writeOne(tx: Queryable, payment: Payment, fact: Fact, now: Date): Promise<boolean> {
  if (fact.kind.startsWith('devolvido')) return writeReturn(tx, payment, fact, now);
  return fact.amountCents < 0 ? writeRest(tx, payment, fact, now) : writeFact(tx, payment, fact, now);
}

async function writeFact(tx: Queryable, { id }: Payment, fact: Fact, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, details, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (payment_id, kind) DO NOTHING`,
    [newId(), id, fact.kind, fact.amountCents, JSON.stringify(fact.details), now],
  );
  return rowCount === 1;
}

/** The counterpart of a `retido`, over the same amount; nothing where none came. */
async function writeReturn(tx: Queryable, { id }: Payment, { kind, details }: Fact, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO payment_ledger (id, payment_id, kind, amount_cents, details, recorded_at)
     SELECT $1, payment_id, $3, -amount_cents, $4, $5 FROM payment_ledger WHERE payment_id = $2 AND kind = $6
     ON CONFLICT (payment_id, kind) DO NOTHING`,
    [newId(), id, kind, JSON.stringify(details), now, kind.replace('devolvido', 'retido')],
  );
  return rowCount === 1;
}

/** Money back, less the parts that are in the ledger; an older answer of the gateway, heard late, adds nothing to them. */
async function writeRest(tx: Queryable, payment: Payment, fact: Fact, now: Date): Promise<boolean> {
  const amountCents = fact.amountCents - (await partsBackCents(tx, payment));
  if (fact.kind.startsWith(PART_BACK) && amountCents >= 0) return false;
  return writeFact(tx, payment, { ...fact, amountCents }, now);
}

async function apply(tx: Queryable, { id, accountId, planId }: Payment, { kind }: Fact, now: Date): Promise<void> {
  if (kind === 'aprovado') {
    const plan = findPlan(planId);
    if (!plan) throw new Error(`payment ${id} bought an unknown plan: ${planId}`);
    await extendSubscription(tx, { id: newId(), accountId, plan, paymentId: id, reason: 'pagamento', now });
  }
  if (kind === 'estornado' || kind === 'contestado') await revokeGrant(tx, accountId, { paymentId: id }, now);
}
