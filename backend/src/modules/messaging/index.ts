export { SuggestionCounts, type SuggestionTotals } from './application/suggestions/suggestion-counts.port.js';
export { MessagingConfig } from './messaging.config.js';
export { MessagingModule } from './messaging.module.js';
export { WhatsappConfig } from './whatsapp.config.js';
