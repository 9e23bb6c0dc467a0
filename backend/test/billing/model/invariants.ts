import { findPlan, type PlanId } from '../../../src/kernel/plans.js';
import { BooksAudit } from '../../../src/modules/billing/ledger/books-audit.queries.js';
import { type Grant, termOf } from '../../../src/modules/billing/subscriptions/subscription-term.js';
import type { Bank } from './bank.js';
import type { Engine } from './engine.js';
import type { Cast } from './teller.js';

interface BookedPayment {
  readonly id: string;
  readonly plan_id: PlanId;
  readonly amount_cents: number;
  readonly held: number;
  readonly days: number;
  /** Whether its code was ever shown to anybody. */
  readonly shown: boolean;
}

/**
 * What must be true once everything has settled: our books agree with themselves, with the gateway's to the cent, and
 * with what was bought. Answers what is not.
 */
export async function faultsOf(engine: Engine, bank: Bank, cast: Cast): Promise<string[]> {
  const faults = (await new BooksAudit(engine.sql).faults(cast.accounts)).map(
    ({ fault, subject }) => `${fault} ${subject}`,
  );
  for (const payment of await payments(engine, cast)) faults.push(...(await againstTheGateway(bank, payment)));
  for (const accountId of cast.accounts) faults.push(...(await termFaults(engine, accountId)));
  return faults;
}

/** A charge that was paid in full and not given back whole has bought its plan, and no other one has. */
async function againstTheGateway(bank: Bank, payment: BookedPayment): Promise<string[]> {
  const { id, plan_id, amount_cents, held, days } = payment;
  const charge = await bank.chargeOf(id);
  const paid = charge?.status === 'approved' ? charge : { amount: 0, refunded: 0 };
  const kept = Math.round((paid.amount - paid.refunded) * 100);
  const bought = Math.round(paid.amount * 100) === amount_cents ? (findPlan(plan_id)?.days ?? 0) : 0;
  const faults: string[] = [];
  if (kept !== held) faults.push(`payment ${id}: the gateway holds ${kept}, our books say ${held}`);
  if (days !== bought) faults.push(`payment ${id}: ${bought} days were bought, ${days} were given`);
  if (charge?.status === 'pending' && payment.shown) faults.push(`payment ${id}: its charge can still be paid`);
  return faults;
}

/** The plan's end is what the grants come to, worked out anew; who has left has no plan and is given none. */
async function termFaults(engine: Engine, accountId: string): Promise<string[]> {
  const grants = await engine.sql.rows<Grant>(
    `SELECT plan_id AS "planId", days, granted_at AS "grantedAt", revoked_at AS "revokedAt"
     FROM subscription_grants WHERE account_id = $1 ORDER BY granted_at, id`,
    [accountId],
  );
  const account = await engine.sql.row<{ erased_at: Date | null; expires_at: Date | null }>(
    `SELECT a.erased_at, s.expires_at FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id WHERE a.id = $1`,
    [accountId],
  );
  const erasedAt = account?.erased_at ?? null;
  const right = (erasedAt === null ? termOf(grants)?.expiresAt : null) ?? null;
  const said = account?.expires_at ?? null;
  const faults = sameEnd(said, right)
    ? []
    : [`account ${accountId}: the plan ends ${said?.toISOString()}, and should ${right?.toISOString()}`];
  if (grants.some(({ grantedAt }) => erasedAt !== null && grantedAt > erasedAt)) {
    faults.push(`account ${accountId}: was given a plan after it was erased`);
  }
  return faults;
}

/** To the second: two plans that are given at the same moment may stand in the books in either order. */
function sameEnd(one: Date | null, other: Date | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one.getTime() - other.getTime()) < 1_000;
}

function payments(engine: Engine, { accounts }: Cast): Promise<BookedPayment[]> {
  return engine.sql.rows<BookedPayment>(
    `SELECT p.id, p.plan_id, p.amount_cents, p.provider_payment_id IS NOT NULL AS shown,
       (SELECT coalesce(sum(l.amount_cents), 0)::int FROM payment_ledger l WHERE l.payment_id = p.id) AS held,
       (SELECT coalesce(sum(g.days), 0)::int FROM subscription_grants g WHERE g.payment_id = p.id AND g.revoked_at IS NULL) AS days
     FROM payments p WHERE p.account_id = ANY($1::uuid[])`,
    [accounts],
  );
}
