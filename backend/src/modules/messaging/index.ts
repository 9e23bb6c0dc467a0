export { MessagingConfig } from './messaging.config.js';
export { MessagingModule } from './messaging.module.js';
