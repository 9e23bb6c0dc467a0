import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

export const LIMITS_AFTER_RESTORE: AfterRestore = {
  repeats: ['consultas de contas retidas ou liberadas por uso suspeito'],
};
