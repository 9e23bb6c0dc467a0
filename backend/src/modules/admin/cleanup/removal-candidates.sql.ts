import type { CleanupRule } from '../../../kernel/cleanup.js';
import { lastBegan, paymentUnderWay, refundUnderWay, SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';

/** What keeps an account although its time is over; null for nothing. */
const STAYS_BY = `CASE
  WHEN ${paymentUnderWay('c.id')} THEN 'pagamento_em_andamento'
  WHEN ${refundUnderWay('c.id')} THEN 'devolucao_em_andamento'
  WHEN c.blocked_at IS NOT NULL THEN 'bloqueada' END`;

const SUBSCRIBER = "a.role = 'user' AND a.erased_at IS NULL";

/** Days are 24 hours, as in plans: no change of clocks makes one shorter. */
const daysOf = (parameter: string) => `make_interval(hours => 24 * ${parameter}::int)`;

/**
 * Subscribers' accounts whose days were over by `$1` if nobody had begun to pay meanwhile, with what they count from. Each
 * rule finds its own by an index, so that nobody's payments are read whose days are not over.
 */
const OVERDUE = (among: string) => `
  SELECT a.id, a.email, a.name, a.blocked_at, s.plan_id, 'plano_vencido' AS rule, ${daysOf('$2')} AS stays_for, s.expires_at AS since
  FROM ${SUBSCRIPTION_ROWS} AS s JOIN ${ACCOUNT_ROWS} AS a ON a.id = s.account_id
  WHERE s.expires_at <= $1::timestamptz - ${daysOf('$2')} AND ${SUBSCRIBER} AND ${among}
  UNION ALL
  SELECT a.id, a.email, a.name, a.blocked_at, NULL, 'nunca_pagou', ${daysOf('$3')}, a.created_at
  FROM ${ACCOUNT_ROWS} AS a
  WHERE a.created_at <= $1::timestamptz - ${daysOf('$3')} AND ${SUBSCRIBER} AND ${among}
    AND NOT EXISTS (SELECT FROM ${SUBSCRIPTION_ROWS} AS s WHERE s.account_id = a.id)`;

/** When the plan ended; of who never had one, when they registered or last began to pay. */
const ENDED_AT = `CASE c.rule WHEN 'nunca_pagou' THEN greatest(c.since, ${lastBegan('c.id')}) ELSE c.since END`;

/**
 * Accounts that may go by `$1`, with their rule and the moment after which they do. `$2`: days of grace, `$3`: days of who
 * never had a plan; `among`: which of the accounts `a`.
 */
export const removalCandidates = (among = 'true') => `
  SELECT c.id, c.email, c.name, c.plan_id, c.rule, ${ENDED_AT} AS ended_at, ${ENDED_AT} + c.stays_for AS due_at, ${STAYS_BY} AS stays_by
  FROM (${OVERDUE(among)}) AS c`;

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

/** Goes by `$1`, as things are. `$4`: now. */
export const GOES_BY = 'due_at <= $1::timestamptz AND ended_at <= $4::timestamptz AND stays_by IS NULL';

/** Goes by `$1` and stays until then, and its owner does not know, or not any more. `$4`: now. */
export const IS_TO_BE_TOLD = `${GOES_BY}
  AND coalesce(${TOLD_UNTIL} < due_at OR ${TOLD_UNTIL} <= $4::timestamptz - ${NOTICE_LASTS}, true)`;

/** How many subscribers there are, and how many would go. */
export const CANDIDATE_COUNTS = `
  SELECT count(*)::int AS total,
    count(*) FILTER (WHERE s.expires_at > $1)::int AS active,
    count(*) FILTER (WHERE s.expires_at <= $1)::int AS expired,
    count(*) FILTER (WHERE s.account_id IS NULL)::int AS "neverPaid",
    ${toRemove('plano_vencido')} AS "toRemove", ${toRemove('nunca_pagou')} AS "unpaidToRemove"
  FROM ${ACCOUNT_ROWS} AS a LEFT JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = a.id WHERE ${SUBSCRIBER}`;

function toRemove(rule: CleanupRule): string {
  return `(SELECT count(*)::int FROM (${removalCandidates()}) AS d WHERE ${IS_LISTED} AND rule = '${rule}')`;
}

/** Why some are kept whose time is over. `$4`: the rule. */
export const STAYS = `
  SELECT stays_by, count(*)::int AS n FROM (${removalCandidates()}) AS d
  WHERE due_at < $1::timestamptz AND rule = $4 AND stays_by IS NOT NULL GROUP BY stays_by`;
