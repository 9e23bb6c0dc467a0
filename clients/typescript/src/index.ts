export type { Answered } from './answered.ts';
export { each, type Page } from './each.ts';
export { NitidoError } from './error.ts';
export type * from './generated/types.gen.ts';
export { Nitido, type NitidoOptions } from './nitido.ts';
export { Report } from './report.ts';
export { verifyWebhook, WebhookError, type WebhookMessage } from './webhooks.ts';
