export { WebhookItem, webhookItem } from './list-webhooks.controller.js';
export { NotificationDesk, type NotificationRecord } from './notification-desk.port.js';
export { WebhooksJob } from './webhooks.job.js';
export { WebhooksModule } from './webhooks.module.js';
