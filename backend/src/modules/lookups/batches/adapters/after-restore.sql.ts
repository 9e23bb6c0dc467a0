import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

/** Since the copy one may have been cancelled or come to its end, or its key been revoked: it goes on at its owner's word alone. */
export const BATCHES_AFTER_RESTORE: AfterRestore = {
  ends: [
    `UPDATE lookup_batches SET status = 'paused', pause_reason = 'owner', due_at = NULL
     WHERE status IN ('waiting', 'running', 'paused')`,
  ],
};
