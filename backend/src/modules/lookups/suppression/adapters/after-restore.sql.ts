import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

const TITLE = 'supressões';
const ROWS = 'jsonb_populate_recordset(NULL::suppressions, $1::jsonb) AS r';

/** What was lifted makes room for what was made anew under the same reference. */
export const SUPPRESSIONS_AFTER_RESTORE: AfterRestore = {
  carries: [
    {
      title: TITLE,
      read: 'SELECT to_jsonb(s) AS kept FROM suppressions AS s WHERE lifted_at IS NOT NULL',
      write: `UPDATE suppressions AS s SET lifted_at = r.lifted_at, lifted_by = r.lifted_by FROM ${ROWS}
        WHERE s.id = r.id AND s.lifted_at IS NULL`,
    },
    {
      title: TITLE,
      read: 'SELECT to_jsonb(s) AS kept FROM suppressions AS s',
      write: `INSERT INTO suppressions SELECT r.* FROM ${ROWS} ON CONFLICT DO NOTHING`,
    },
  ],
};
