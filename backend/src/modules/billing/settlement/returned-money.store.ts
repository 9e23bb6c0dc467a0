import type { Cents } from '../../../kernel/money.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { Payment } from '../payments/index.js';

/** What of a payment went back, as the books held it; null where the money came and went before we saw it. */
export async function returnedCents(tx: Queryable, { id, paidAt, amountCents }: Payment): Promise<Cents | null> {
  if (paidAt) return amountCents;
  const { rows } = await tx.query<{ cents: Cents }>(
    "SELECT amount_cents AS cents FROM payment_ledger WHERE payment_id = $1 AND kind = 'retido'",
    [id],
  );
  return rows[0]?.cents ?? null;
}
