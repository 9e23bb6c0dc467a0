import { PLANS } from '../../../kernel/plans.js';
import { SUBSCRIPTION_ROWS } from '../../billing/index.js';
import { ACCOUNT_ROWS } from '../../identity/index.js';

/** Companies that the plan of the row \`s\` has room for. */
const ROOM = `CASE s.plan_id ${PLANS.map(({ id, watchedCompanies }) => `WHEN '${id}' THEN ${watchedCompanies}`).join(' ')} ELSE 0 END`;

/**
 * Who has no plan at this moment, and what a smaller plan has no room for, hears nothing: the first ones followed stay. The followers of each
 * change are looked up by themselves: joined, all of them were compared with each change where they were new to the statistics.
 */
export const WRITE_EVENTS = `
  WITH turn AS (
    UPDATE watch_months SET done_root = $5, done_account = $6, done_cnpj = $7, written_at = CASE WHEN $8 THEN now() END
    WHERE month = $1 AND (done_root, done_account, done_cnpj) = ($2::bigint, $3::uuid, $4) AND written_at IS NULL
    RETURNING month, live_at
  )
  INSERT INTO watch_events (account_id, month, cnpj, entity, row_key, kind)
  SELECT w.account_id, turn.month, w.cnpj, c.entity, c.row_key, c.kind
  FROM turn
    CROSS JOIN unnest($9::bigint[], $10::smallint[], $11::bigint[], $12::text[]) AS c (root, entity, row_key, kind)
    CROSS JOIN LATERAL (
      SELECT account_id, cnpj, followed_at FROM watched_companies
      WHERE cnpj_basico = c.root AND (c.entity <> 2 OR c.row_key = ordem) AND followed_at <= turn.live_at
        AND (cnpj_basico, account_id, cnpj) > ($2::bigint, $3::uuid, $4)
        AND (cnpj_basico, account_id, cnpj) <= ($5::bigint, $6::uuid, $7)
      OFFSET 0
    ) AS w
    JOIN ${ACCOUNT_ROWS} AS a ON a.id = w.account_id AND a.erased_at IS NULL
    JOIN ${SUBSCRIPTION_ROWS} AS s ON s.account_id = w.account_id AND s.expires_at > now()
  WHERE (SELECT count(*) FROM watched_companies AS o
         WHERE o.account_id = w.account_id AND (o.followed_at, o.cnpj) < (w.followed_at, w.cnpj)) < ${ROOM}
  ON CONFLICT DO NOTHING`;
