import type { AfterRestore } from '../../platform/backup/after-restore.js';

/** What was paid is found again at the gateway, what administrators and buyers asked for is not. */
export const BILLING_AFTER_RESTORE: AfterRestore = {
  repeats: [
    'códigos promocionais criados, mudados ou desativados',
    'dias de plano concedidos ou retirados, e planos obtidos só com um código',
    'desistências de compra pedidas',
  ],
};
