export { BROADCASTS_AFTER_RESTORE, BroadcastsConfig, Notices } from './broadcasts/index.js';
export { MessagingModule } from './messaging.module.js';
export {
  EmailPreferences,
  SUBSCRIBER_EMAILS_AFTER_RESTORE,
  SubscriberEmailsConfig,
} from './subscriber-emails/index.js';
export { SuggestionCounts } from './suggestions/index.js';
export { WEBHOOKS_AFTER_RESTORE, WebhooksConfig } from './webhooks/index.js';
export { WhatsappConfig, WhatsappNotices } from './whatsapp-bot/index.js';
export { WHATSAPP_AFTER_RESTORE } from './whatsapp-links/index.js';
