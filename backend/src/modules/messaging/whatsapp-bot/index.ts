export { WhatsappNotices } from './adapters/whatsapp-notices.store.js';
export { WhatsappConfig } from './whatsapp.config.js';
export { WhatsappBotModule } from './whatsapp-bot.module.js';
