import type { Queryable } from '../../../platform/database/sql.js';
import { lastBegan, paymentUnderWay, refundUnderWay, SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS, REMOVAL_ROWS } from '../../identity/index.js';

/** Accounts as `a`, each with its plan as `s`. */
export const ACCOUNTS = `${ACCOUNT_ROWS} AS a LEFT JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = a.id`;

/** When the plan ends or ended; of who never had one, when they registered or last began to pay. */
const ENDED_AT = `coalesce(s.expires_at, greatest(a.created_at, ${lastBegan('a.id')}))`;

/** What keeps an account although its time is over; null for nothing. */
const STAYS_BY = `CASE
  WHEN ${paymentUnderWay('a.id')} THEN 'pagamento_em_andamento'
  WHEN ${refundUnderWay('a.id')} THEN 'devolucao_em_andamento'
  WHEN a.blocked_at IS NOT NULL THEN 'bloqueada' END`;

/** Whoever came back has the whole time anew. */
const RETURNED_AT = `SELECT max(r.restored_at) FROM ${REMOVAL_ROWS} AS r WHERE r.account_id = a.id`;

/**
 * Every subscriber's account that is there, with the moment from which on it may go. `$2`: days of grace, `$3`: days of
 * who never had a plan. Days are 24 hours, as in plans: no change of clocks makes one shorter.
 */
export const STANDING = `
  SELECT a.id, a.email, a.name, s.plan_id, s.account_id IS NOT NULL AS had_plan, ${ENDED_AT} AS ended_at,
    CASE WHEN s.account_id IS NULL THEN 'nunca_pagou' ELSE 'plano_vencido' END AS reason,
    greatest(${ENDED_AT}, (${RETURNED_AT}))
      + make_interval(hours => 24 * CASE WHEN s.account_id IS NULL THEN $3::int ELSE $2::int END) AS due_at,
    ${STAYS_BY} AS stays_by
  FROM ${ACCOUNTS}
  WHERE a.role = 'user' AND a.removed_at IS NULL AND a.erased_at IS NULL`;

/** `$1`: the moment by which they are due. */
export const IS_DUE = 'due_at <= $1::timestamptz AND stays_by IS NULL';

/** On the list of a run that has not come to them. */
export const IS_CHOSEN = `EXISTS (SELECT 1 FROM ${REMOVAL_ROWS} AS r
  WHERE r.account_id = d.id AND r.removed_at IS NULL AND r.spared_at IS NULL)`;

/** Nothing keeps the account, and its plan is over at the moment `$1`. */
export const NOTHING_KEEPS = `${STAYS_BY} IS NULL AND (s.expires_at IS NULL OR s.expires_at <= $1)`;

/** The same of one account, which `tx` holds. */
export async function mayGoForGood(accountId: string, now: Date, tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.query(`SELECT 1 FROM ${ACCOUNTS} WHERE ${NOTHING_KEEPS} AND a.id = $2`, [
    now,
    accountId,
  ]);
  return rowCount === 1;
}
