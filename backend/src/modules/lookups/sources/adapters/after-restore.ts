import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

/** A source that was closed since, or a type under maintenance, would be asked again. */
export const SOURCES_AFTER_RESTORE: AfterRestore = {
  repeats: ['fontes postas fora do ar ou retiradas do registro, e manutenção de tipos de consulta'],
};
