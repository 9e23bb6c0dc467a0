import { ENDED_AT, PAYMENT_UNDER_WAY, PLAN, REFUND_UNDER_WAY } from './plan-standing.sql.js';

/** What keeps `accounts AS a`, joined with its plan, although its time is over; null for nothing. */
export const STAYS_BY = `CASE
  WHEN ${PAYMENT_UNDER_WAY} THEN 'pagamento_em_andamento'
  WHEN ${REFUND_UNDER_WAY} THEN 'devolucao_em_andamento'
  WHEN a.blocked_at IS NOT NULL THEN 'bloqueada' END`;

/** Whoever came back has the whole time anew. */
const RETURNED_AT = 'SELECT max(r.restored_at) FROM account_removals AS r WHERE r.account_id = a.id';

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
  FROM accounts AS a ${PLAN}
  WHERE a.role = 'user' AND a.removed_at IS NULL AND a.erased_at IS NULL`;

/** `$1`: the moment by which they are due. */
export const IS_DUE = 'due_at <= $1::timestamptz AND stays_by IS NULL';

/** On the list of a run that has not come to them. */
export const IS_CHOSEN = `EXISTS (SELECT 1 FROM account_removals AS r
  WHERE r.account_id = d.id AND r.removed_at IS NULL AND r.spared_at IS NULL)`;
