import { blocked } from './blocked-owner.sql.js';

const LONGEST_PAUSE_SECONDS = 12 * 3_600;
/** Under way at once, in all instances; two that take in the same moment may go beyond. */
const MOST_OF_ENDPOINT = 3;
const MOST_OF_ACCOUNT = 6;

/** What is owed to an endpoint that is not paused, of an account that is not blocked. */
const WAITING = "state = 'waiting' AND worth_until > now()";
const DUE = `${WAITING} AND next_attempt_at <= now()`;

/** The first endpoint beyond this one that anything waits for: a step in the index, however much waits. */
const ENDPOINT = (beyond: string) => `
  SELECT endpoint_id FROM webhook_deliveries WHERE state = 'waiting' ${beyond} ORDER BY endpoint_id LIMIT 1`;

/**
 * Takes at most `$1` deliveries that are due, of the endpoints that have waited longest for their turn. Each is due again after a pause that
 * begins with `$2` seconds and doubles, and counts as under way for `$3` seconds.
 */
export const TAKE = `
  WITH RECURSIVE under_way AS MATERIALIZED (
    SELECT account_id, endpoint_id FROM webhook_deliveries WHERE state = 'waiting' AND taken_until > now()
  ), owed AS (
    (${ENDPOINT('')})
    UNION ALL
    SELECT (${ENDPOINT('AND endpoint_id > owed.endpoint_id')}) FROM owed WHERE owed.endpoint_id IS NOT NULL
  ), endpoints AS MATERIALIZED (
    SELECT e.id, e.account_id, e.served_at,
      (SELECT count(*) FROM under_way u WHERE u.endpoint_id = e.id) AS taken,
      (SELECT count(*) FROM under_way u WHERE u.account_id = e.account_id) AS taken_of_account
    FROM owed JOIN webhook_endpoints e ON e.id = owed.endpoint_id
    WHERE e.paused_at IS NULL AND NOT ${blocked('e.account_id')}
      AND (SELECT count(*) FROM under_way u WHERE u.endpoint_id = e.id) < ${MOST_OF_ENDPOINT}
      AND (SELECT count(*) FROM under_way u WHERE u.account_id = e.account_id) < ${MOST_OF_ACCOUNT}
      AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND ${DUE})
    ORDER BY e.served_at LIMIT $1 FOR NO KEY UPDATE OF e SKIP LOCKED
  ), due AS MATERIALIZED (
    SELECT d.id, e.served_at, e.taken_of_account
        + row_number() OVER (PARTITION BY e.account_id ORDER BY e.served_at, e.id, d.next_attempt_at) AS nth_of_account
    FROM endpoints e CROSS JOIN LATERAL (
      SELECT id, next_attempt_at FROM webhook_deliveries WHERE endpoint_id = e.id AND ${DUE}
      ORDER BY next_attempt_at LIMIT ${MOST_OF_ENDPOINT} - e.taken FOR UPDATE SKIP LOCKED) d
  ), taken AS (
    UPDATE webhook_deliveries SET attempts = attempts + 1, taken_until = now() + make_interval(secs => $3),
      next_attempt_at = now() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, $2::int * 2 ^ least(attempts, 16)))
    WHERE id = ANY (ARRAY(
      SELECT id FROM due WHERE nth_of_account <= ${MOST_OF_ACCOUNT} ORDER BY served_at, nth_of_account LIMIT $1))
    RETURNING id, account_id, endpoint_id, event_id, body
  ), served AS (
    UPDATE webhook_endpoints SET served_at = clock_timestamp() WHERE id IN (SELECT endpoint_id FROM taken)
  )
  SELECT t.id, t.account_id AS "accountId", t.endpoint_id AS "endpointId", t.event_id AS "eventId", t.body, e.content
  FROM taken t JOIN webhook_endpoints e ON e.id = t.endpoint_id`;

/** SQL: what waits for us; what was tried waits for its endpoint. */
export const BACKLOG = {
  table: 'webhook_deliveries',
  waiting: `attempts = 0 AND ${WAITING}
    AND NOT EXISTS (SELECT FROM webhook_endpoints e WHERE e.id = q.endpoint_id AND e.paused_at IS NOT NULL)
    AND NOT ${blocked('q.account_id')}`,
  since: 'created_at',
};
