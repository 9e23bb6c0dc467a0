import type { Cents } from '../../../kernel/money.js';
import type { Queryable } from '../../../platform/database/sql.js';
import { type FactKind, PART_BACK, type Payment } from '../payments/index.js';

/** What of a payment went back with its end, as the books held it; null where the money came and went before we saw it. */
export async function returnedCents(tx: Queryable, { id, paidAt }: Payment): Promise<Cents | null> {
  const { rows } = await tx.query<{ cents: Cents }>(
    `SELECT sum(abs(amount_cents))::int AS cents FROM payment_ledger
     WHERE payment_id = $1 AND split_part(kind, ':', 1) = ANY ($2) AND amount_cents <> 0`,
    [id, paidAt ? ['estornado', 'contestado'] : ['retido']],
  );
  return rows[0]?.cents ?? null;
}

/** Parts of a payment that went back while its plan stayed: negative, or 0. */
export async function partsBackCents(tx: Queryable, { id }: Pick<Payment, 'id'>): Promise<Cents> {
  const { rows } = await tx.query<{ cents: Cents }>(
    `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM payment_ledger
     WHERE payment_id = $1 AND starts_with(kind, $2)`,
    [id, PART_BACK],
  );
  return rows[0]?.cents ?? 0;
}

/** What went back by these lines of a payment. */
export async function linesCents(tx: Queryable, { id }: Payment, kinds: readonly FactKind[]): Promise<Cents> {
  const { rows } = await tx.query<{ cents: Cents }>(
    'SELECT -sum(amount_cents)::int AS cents FROM payment_ledger WHERE payment_id = $1 AND kind = ANY ($2)',
    [id, kinds],
  );
  return rows[0]?.cents ?? 0;
}
