import { Module } from '@nestjs/common';
import { GatewaysModule } from '../gateways/index.js';
import { PlansModule } from '../plans/index.js';
import { SettlementModule } from '../settlement/index.js';
import { ListWebhooksController } from './list-webhooks.controller.js';
import { OpenWebhookController } from './open-webhook.controller.js';
import { ProcessWebhooks } from './process-webhooks.js';
import { ReceiveBacenWebhookController } from './receive-bacen-webhook.controller.js';
import { ReceiveMercadoPagoWebhookController } from './receive-mercado-pago-webhook.controller.js';
import { ReplayWebhookController } from './replay-webhook.controller.js';
import { WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';
import { WebhookQueries } from './webhooks.queries.js';

/** What gateways tell us: checked for its origin, stored, answered, then worked off. */
@Module({
  imports: [PlansModule, GatewaysModule, SettlementModule],
  controllers: [
    ReceiveMercadoPagoWebhookController,
    ReceiveBacenWebhookController,
    ListWebhooksController,
    OpenWebhookController,
    ReplayWebhookController,
  ],
  providers: [WebhookInbox, WebhookQueries, ProcessWebhooks, WebhooksJob],
  exports: [WebhookQueries, WebhooksJob],
})
export class WebhooksModule {}
