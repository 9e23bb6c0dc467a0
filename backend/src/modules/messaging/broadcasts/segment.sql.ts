import { EXPIRING_DAYS, type Segment } from '../../../kernel/broadcast.js';
import { PLAN_IDS } from '../../../kernel/plans.js';
import { SUBSCRIPTION_ROWS } from '../../billing/index.js';

const RUNNING = `EXISTS (SELECT 1 FROM ${SUBSCRIPTION_ROWS} AS s WHERE s.account_id = a.id AND s.expires_at > $1`;
const SUBSCRIBER = `a.role = 'user' AND a.erased_at IS NULL AND a.blocked_at IS NULL`;

/** Whom each segment holds at the moment `$1`, as a condition on the accounts `a`; made of words of ours alone. */
export const SEGMENT_CONDITIONS: Readonly<Record<Segment, string>> = {
  all: `${SUBSCRIBER} AND $1::timestamptz IS NOT NULL`,
  active: `${SUBSCRIBER} AND ${RUNNING})`,
  expiring: `${SUBSCRIBER} AND ${RUNNING} AND s.expires_at <= $1 + interval '${EXPIRING_DAYS} days')`,
  ...(Object.fromEntries(
    PLAN_IDS.map((plan) => [plan, `${SUBSCRIBER} AND ${RUNNING} AND s.plan_id = '${plan}')`]),
  ) as Record<(typeof PLAN_IDS)[number], string>),
};
