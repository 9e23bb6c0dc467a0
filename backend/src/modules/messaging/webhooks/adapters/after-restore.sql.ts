import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

/** What was paused since, by its owner or with the key that added it, must not send again. */
export const WEBHOOKS_AFTER_RESTORE: AfterRestore = {
  carries: [
    {
      title: 'webhooks pausados',
      read: `SELECT jsonb_build_object('id', id, 'paused_at', paused_at, 'pause_reason', pause_reason) AS kept
        FROM webhook_endpoints WHERE paused_at IS NOT NULL`,
      write: `UPDATE webhook_endpoints AS e SET paused_at = r.paused_at, pause_reason = r.pause_reason
        FROM jsonb_populate_recordset(NULL::webhook_endpoints, $1::jsonb) AS r WHERE e.id = r.id AND e.paused_at IS NULL`,
    },
  ],
};
