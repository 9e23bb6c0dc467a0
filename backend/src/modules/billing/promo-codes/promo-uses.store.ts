import type { Queryable } from '../../../platform/database/sql.js';
import type { Buyer } from '../account-owners.queries.js';
import type { Fact, Payment } from '../payments/index.js';
import { fateOfUse } from './promo-use.js';

/** From here on, until the transaction ends, nobody else takes or returns a use of the code. */
export async function lockCode(tx: Queryable, codeId: string): Promise<void> {
  await tx.query('SELECT 1 FROM promotional_codes WHERE id = $1 FOR NO KEY UPDATE', [codeId]);
}

/** The payment of the same account, other than this one, that holds a use it has not paid for. */
export async function ownReservation(tx: Queryable, payment: Payment): Promise<string | null> {
  const { rows } = await tx.query<{ payment_id: string }>(
    `SELECT payment_id FROM promo_uses
     WHERE code_id = $1 AND account_id = $2 AND payment_id <> $3 AND status = 'reservado' LIMIT 1`,
    [payment.promoCodeId, payment.accountId, payment.id],
  );
  return rows[0]?.payment_id ?? null;
}

/**
 * Takes one use for the payment, or none. A buyer with a confirmed e-mail also gets one that is held unpaid by somebody
 * without: should that payment come all the same, it gets a use that is left, or exceeds the code.
 */
export async function reserveUse(tx: Queryable, payment: Payment, buyer: Buyer, now: Date): Promise<boolean> {
  if (await takeUse(tx, payment, buyer, now)) return true;
  if (!buyer.emailConfirmed) return false;
  const { rows } = await tx.query<{ payment_id: string }>(DISPLACEABLE, [payment.promoCodeId]);
  if (!rows[0]) return false;
  await releaseUse(tx, rows[0].payment_id, now);
  return takeUse(tx, payment, buyer, now);
}

/** Whoever is settling one at this moment has the code's row to wait for, and must not be waited for. */
const DISPLACEABLE = `
  SELECT payment_id FROM promo_uses WHERE code_id = $1 AND status = 'reservado' AND NOT confirmed
  ORDER BY payment_id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/**
 * One statement looks at everything that the code limits and counts. Of the
 * account's own share the caller's lock makes the count exact, for a statement sees the uses as they were when it began.
 */
async function takeUse(tx: Queryable, payment: Payment, buyer: Buyer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `WITH taken AS (
       UPDATE promotional_codes AS c SET uses = uses + 1
       WHERE id = $1 AND active AND deleted_at IS NULL
         AND (starts_at IS NULL OR starts_at <= $2) AND (expires_at IS NULL OR expires_at > $2)
         AND (plan_ids IS NULL OR $3 = ANY (plan_ids))
         AND ceil($4::int * percent / 100) = $5::int
         AND (max_uses IS NULL OR uses < max_uses)
         AND (max_uses_per_account IS NULL OR max_uses_per_account > (
           SELECT count(*) FROM promo_uses AS u
           WHERE u.code_id = c.id AND (u.account_id = $6 OR u.person = $8) AND u.status <> 'liberado'))
       RETURNING id
     )
     INSERT INTO promo_uses (payment_id, code_id, account_id, person, confirmed, status, reserved_at)
     SELECT $7, id, $6, $8::bytea, $9, 'reservado', $2 FROM taken`,
    [
      payment.promoCodeId,
      now,
      payment.planId,
      payment.originalCents,
      payment.discountCents,
      payment.accountId,
      payment.id,
      buyer.person,
      buyer.emailConfirmed,
    ],
  );
  return rowCount === 1;
}

/** Brings the payment's use to where the payment stands; the same twice changes nothing. Answers what the ledger must say of it. */
export async function settleUse(tx: Queryable, payment: Payment, now: Date): Promise<readonly Fact[]> {
  if (payment.promoCodeId === null) return [];
  switch (fateOfUse(payment)) {
    case 'keep':
      return [];
    case 'release':
      await releaseUse(tx, payment.id, now);
      return [];
    case 'consume':
      return (await consumeUse(tx, payment.id, now))
        ? []
        : [{ kind: 'codigo_excedente', amountCents: 0, details: { codigo: payment.promoCode } }];
  }
}

async function releaseUse(tx: Queryable, paymentId: string, now: Date): Promise<void> {
  await tx.query(
    `WITH released AS (
       UPDATE promo_uses SET status = 'liberado', settled_at = $2
       WHERE payment_id = $1 AND status = 'reservado' RETURNING code_id
     )
     UPDATE promotional_codes SET uses = uses - 1 FROM released WHERE id = released.code_id`,
    [paymentId, now],
  );
}

/** A use that was released is taken anew, if the code still has one; false when it has none. */
async function consumeUse(tx: Queryable, paymentId: string, now: Date): Promise<boolean> {
  await tx.query(
    `UPDATE promo_uses SET status = 'consumido', settled_at = $2 WHERE payment_id = $1 AND status = 'reservado'`,
    [paymentId, now],
  );
  const { rows } = await tx.query<{ status: string }>(
    `WITH taken AS (
       UPDATE promotional_codes SET uses = uses + 1
       WHERE id = (SELECT code_id FROM promo_uses WHERE payment_id = $1 AND status = 'liberado')
         AND (max_uses IS NULL OR uses < max_uses)
       RETURNING id
     )
     UPDATE promo_uses SET settled_at = $2,
       status = CASE WHEN EXISTS (SELECT FROM taken) THEN 'consumido' ELSE 'excedente' END
     WHERE payment_id = $1 AND status = 'liberado' RETURNING status`,
    [paymentId, now],
  );
  return rows[0]?.status !== 'excedente';
}
