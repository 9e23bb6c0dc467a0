export { WebhookItem } from './webhook.answer.js';
export { WebhooksModule } from './webhooks.module.js';
export { WebhookQueries } from './webhooks.queries.js';
