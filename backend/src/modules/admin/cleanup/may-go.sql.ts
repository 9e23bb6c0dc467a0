import type { Queryable } from '../../../platform/database/sql.js';
import { PLAN } from './plan-standing.sql.js';
import { STAYS_BY } from './standing.sql.js';

/** Nothing keeps `accounts AS a`, joined with its plan, and the plan is over at the moment `$1`. */
export const NOTHING_KEEPS = `${STAYS_BY} IS NULL AND (s.expires_at IS NULL OR s.expires_at <= $1)`;

/** The same of one account, which `tx` holds. */
export async function mayGoForGood(accountId: string, now: Date, tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.query(`SELECT 1 FROM accounts AS a ${PLAN} WHERE ${NOTHING_KEEPS} AND a.id = $2`, [
    now,
    accountId,
  ]);
  return rowCount === 1;
}
