export { WebhooksConfig } from './webhooks.config.js';
export { WebhooksModule } from './webhooks.module.js';
