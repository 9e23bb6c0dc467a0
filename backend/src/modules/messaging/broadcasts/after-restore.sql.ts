import type { AfterRestore } from '../../../platform/backup/after-restore.js';

/** Since the copy one may have been cancelled, or sent: it goes out when somebody schedules it anew. */
export const BROADCASTS_AFTER_RESTORE: AfterRestore = {
  ends: ['UPDATE broadcasts SET cancelled_at = now() WHERE sent_at IS NULL AND cancelled_at IS NULL'],
  repeats: ['recados agendados'],
};
