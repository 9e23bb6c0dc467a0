import type { AfterRestore } from '../../../platform/backup/after-restore.js';

/** A number opens its account, as a session does: it is closed with them until it is proved anew, and goes where it never was. */
export const WHATSAPP_AFTER_RESTORE: AfterRestore = {
  ends: [
    'DELETE FROM whatsapp_links WHERE verified_at IS NULL AND revoked_at IS NULL',
    'UPDATE whatsapp_links SET verified_at = NULL, revoked_at = now()',
  ],
  repeats: ['números de WhatsApp desvinculados, webhooks removidos e sugestões apagadas'],
};
