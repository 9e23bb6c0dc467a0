import type { AfterRestore } from '../../../../platform/backup/after-restore.js';
import { PAUSE_OPEN } from './batches.sql.js';

/** Since the copy one may have been cancelled or come to its end, or its key been revoked: it goes on at its owner's word alone. */
export const BATCHES_AFTER_RESTORE: AfterRestore = {
  ends: [PAUSE_OPEN],
};
