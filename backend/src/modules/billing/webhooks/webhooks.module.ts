import { Module } from '@nestjs/common';
import { GatewaysModule } from '../gateways/index.js';
import { PlansModule } from '../plans/index.js';
import { SettlementModule } from '../settlement/index.js';
import { AdminWebhooksController } from './admin-webhooks.controller.js';
import { ProcessWebhooks } from './process-webhooks.js';
import { ReceiveWebhookController } from './receive-webhook.controller.js';
import { WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';
import { WebhookQueries } from './webhooks.queries.js';

/** What gateways send us: checked for its origin, stored, answered, then worked off. */
@Module({
  imports: [PlansModule, GatewaysModule, SettlementModule],
  controllers: [ReceiveWebhookController, AdminWebhooksController],
  providers: [WebhookInbox, WebhookQueries, ProcessWebhooks, WebhooksJob],
  exports: [WebhookQueries, WebhooksJob],
})
export class WebhooksModule {}
