export { WEBHOOKS_AFTER_RESTORE } from './adapters/after-restore.sql.js';
export { WebhooksConfig } from './webhooks.config.js';
export { WebhooksModule } from './webhooks.module.js';
