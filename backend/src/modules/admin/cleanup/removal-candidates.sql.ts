import { lastBegan, paymentUnderWay, refundUnderWay, SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';

/** When the plan ends or ended; of who never had one, when they registered or last began to pay. */
const ENDED_AT = `coalesce(s.expires_at, greatest(a.created_at, ${lastBegan('a.id')}))`;

/** What keeps an account although its time is over; null for nothing. */
const STAYS_BY = `CASE
  WHEN ${paymentUnderWay('a.id')} THEN 'pagamento_em_andamento'
  WHEN ${refundUnderWay('a.id')} THEN 'devolucao_em_andamento'
  WHEN a.blocked_at IS NOT NULL THEN 'bloqueada' END`;

/**
 * Every subscriber's account that is there, with its rule and the moment after which it goes. `$2`: days of grace, `$3`:
 * days of who never had a plan. Days are 24 hours, as in plans: no change of clocks makes one shorter.
 */
export const REMOVAL_CANDIDATES = `
  SELECT a.id, a.email, a.name, s.plan_id, ${ENDED_AT} AS ended_at,
    CASE WHEN s.account_id IS NULL THEN 'nunca_pagou' ELSE 'plano_vencido' END AS rule,
    ${ENDED_AT}
      + make_interval(hours => 24 * CASE WHEN s.account_id IS NULL THEN $3::int ELSE $2::int END) AS due_at,
    ${STAYS_BY} AS stays_by
  FROM ${ACCOUNT_ROWS} AS a LEFT JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = a.id
  WHERE a.role = 'user' AND a.erased_at IS NULL`;

/** `$1`: the moment at which they are due. */
export const IS_DUE = 'due_at < $1::timestamptz AND stays_by IS NULL';

/** On the list of a run that has not come to them. */
const IS_CHOSEN = `EXISTS (SELECT 1 FROM account_removals AS r
  WHERE r.account_id = d.id AND r.removed_at IS NULL AND r.spared_at IS NULL)`;

/** Due, and on no other list. */
export const IS_LISTED = `${IS_DUE} AND NOT ${IS_CHOSEN}`;

/** Until when its owner is told, since this end, that the account stays; null: never. */
const TOLD_UNTIL = `(SELECT max(n.due_at) FROM cleanup_notices AS n
  WHERE n.account_id = d.id AND n.put_at >= d.ended_at)`;

/** Some days after the one that was told, an account that is still there was kept by something: its owner is told anew. */
const NOTICE_LASTS = "interval '7 days'";

/** An e-mail that waits has told nobody. */
const WAITS = 'EXISTS (SELECT FROM cleanup_notices AS n WHERE n.account_id = d.id AND n.sent_at IS NULL)';

/** Listed, and its owner was told early enough and not too long ago. */
export const IS_ANNOUNCED = `${IS_LISTED} AND NOT ${WAITS}
  AND ${TOLD_UNTIL} < $1::timestamptz AND ${TOLD_UNTIL} > $1::timestamptz - ${NOTICE_LASTS}`;

/** Goes by `$1` and stays until then, and its owner does not know, or not any more. `$4`: now. */
export const IS_TO_BE_TOLD = `due_at <= $1::timestamptz AND ended_at <= $4::timestamptz AND stays_by IS NULL
  AND coalesce(${TOLD_UNTIL} < due_at OR ${TOLD_UNTIL} <= $4::timestamptz - ${NOTICE_LASTS}, true)`;

const TO_REMOVE = `count(*) FILTER (WHERE ${IS_LISTED} AND rule =`;

/** How many subscribers there are, and how many would go. */
export const CANDIDATE_COUNTS = `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE rule = 'plano_vencido' AND ended_at > $1)::int AS active,
    count(*) FILTER (WHERE rule = 'plano_vencido' AND ended_at <= $1)::int AS expired,
    count(*) FILTER (WHERE rule = 'nunca_pagou')::int AS "neverPaid",
    ${TO_REMOVE} 'plano_vencido')::int AS "toRemove",
    ${TO_REMOVE} 'nunca_pagou')::int AS "unpaidToRemove"
  FROM (${REMOVAL_CANDIDATES}) AS d`;

/** Why some are kept whose time is over. `$4`: the rule. */
export const STAYS = `
  SELECT stays_by, count(*)::int AS n FROM (${REMOVAL_CANDIDATES}) AS d
  WHERE due_at < $1::timestamptz AND rule = $4 AND stays_by IS NOT NULL GROUP BY stays_by`;
