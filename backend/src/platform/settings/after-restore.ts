import type { AfterRestore } from '../backup/after-restore.js';

export const SETTINGS_AFTER_RESTORE: AfterRestore = { repeats: ['configurações mudadas na administração'] };
