export { BroadcastsConfig } from './broadcasts/index.js';
export { MessagingModule } from './messaging.module.js';
export { SubscriberEmailsConfig } from './subscriber-emails/index.js';
export { SuggestionCounts } from './suggestions/index.js';
export { WebhooksConfig } from './webhooks/index.js';
export { WhatsappConfig } from './whatsapp-bot/index.js';
