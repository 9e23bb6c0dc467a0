import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

/** When an entry was made, as its id tells. */
const MADE_AT = `timestamptz 'epoch' + ('x' || left(replace(k.history_id::text, '-', ''), 12))::bit(48)::bigint * interval '1 millisecond'`;

/** What an account erased since the copy is erased again, as it was then: with its count, and on record. */
const ERASE_AGAIN = `
  WITH kept AS (
    SELECT r.* FROM jsonb_populate_recordset(NULL::lookup_accesses, $1::jsonb) AS r
  ), erased AS (
    DELETE FROM lookup_history AS h USING kept AS k
    WHERE h.account_id = k.account_id AND h.created_at = ${MADE_AT} AND h.id = k.history_id
    RETURNING h.account_id, h.type, h.outcome, k.id AS access_id
  ), counted AS (
    INSERT INTO lookup_account_counts AS c (account_id, type, outcome, n)
    SELECT account_id, type, outcome, -count(*) FROM erased GROUP BY account_id, type, outcome
    ON CONFLICT (account_id, type, outcome) DO UPDATE SET n = c.n + excluded.n
  )
  INSERT INTO lookup_accesses SELECT k.* FROM kept AS k JOIN erased AS e ON e.access_id = k.id
  ON CONFLICT DO NOTHING`;

export const HISTORY_AFTER_RESTORE: AfterRestore = {
  carries: [
    {
      title: 'consultas apagadas do histórico',
      read: "SELECT to_jsonb(a) AS kept FROM lookup_accesses AS a WHERE action = 'erased'",
      write: ERASE_AGAIN,
    },
  ],
  repeats: ['lotes, etiquetas e anotações apagados'],
};
