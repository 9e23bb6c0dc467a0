export { WHATSAPP_AFTER_RESTORE } from './after-restore.sql.js';
export { LinkChanges } from './link-changes.store.js';
export { numberOf, numberOfSender, type WhatsappNumber } from './number.js';
export { WhatsappLinksModule } from './whatsapp-links.module.js';
export { WhatsappLinks } from './whatsapp-links.store.js';
