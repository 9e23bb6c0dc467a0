import type { AfterRestore } from '../../../platform/backup/after-restore.js';

/** Whoever renewed since the copy is without a plan in it: nobody goes by what it knew, and there is a day to compare. */
export const CLEANUP_AFTER_RESTORE: AfterRestore = {
  ends: [
    'DELETE FROM cleanup_notices',
    "UPDATE cleanup_clock SET next_run_at = now() + interval '24 hours'",
    'UPDATE account_removals SET spared_at = now() WHERE removed_at IS NULL AND spared_at IS NULL',
    'UPDATE cleanup_runs SET finished_at = now() WHERE finished_at IS NULL',
  ],
};
