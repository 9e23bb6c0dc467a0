export { WHATSAPP_AFTER_RESTORE } from './after-restore.sql.js';
export { numberOf, numberOfSender, type WhatsappNumber } from './number.js';
export { WhatsappLinksModule } from './whatsapp-links.module.js';
export { WHATSAPP_CHANGED, WhatsappLinks } from './whatsapp-links.store.js';
