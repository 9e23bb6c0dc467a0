import type { AfterRestore } from '../../../platform/backup/after-restore.js';

export const WATCH_AFTER_RESTORE: AfterRestore = { repeats: ['empresas deixadas de acompanhar'] };
