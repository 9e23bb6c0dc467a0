import { Global, Module } from '@nestjs/common';
import { AccountEvents } from '../../../platform/account-events.port.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { IdentityModule } from '../../identity/index.js';
import { DeliverWebhooks } from './adapters/deliver-webhooks.job.js';
import { Deliveries } from './adapters/deliveries.store.js';
import { DeliveryLog } from './adapters/delivery-log.queries.js';
import { DueDeliveries } from './adapters/due-deliveries.store.js';
import { EndpointEmails } from './adapters/endpoint-emails.store.js';
import { Endpoints } from './adapters/endpoints.store.js';
import { V1WebhookDeliveriesController } from './adapters/http/v1-webhook-deliveries.controller.js';
import { V1WebhookEndpointsController } from './adapters/http/v1-webhook-endpoints.controller.js';
import { WebhookDeliveriesController } from './adapters/http/webhook-deliveries.controller.js';
import { WebhookEndpointsController } from './adapters/http/webhook-endpoints.controller.js';
import { PlanEvents } from './adapters/plan-events.store.js';
import { PostWebhook } from './adapters/post-webhook.js';
import { SendingLimit } from './adapters/sending-limit.store.js';
import { WebhooksAccountData } from './adapters/webhooks-account-data.store.js';
import { ManageWebhooks } from './application/manage-webhooks.js';
import { WebhooksConfig } from './webhooks.config.js';

/** Subscribers' programs are told what happened to the account (ADR 63); all modules, those too that know no other, put it here. */
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [
    WebhookEndpointsController,
    WebhookDeliveriesController,
    V1WebhookEndpointsController,
    V1WebhookDeliveriesController,
  ],
  providers: [
    { provide: WebhooksConfig, useFactory: () => readConfig(WebhooksConfig) },
    ManageWebhooks,
    Deliveries,
    { provide: AccountEvents, useExisting: Deliveries },
    Endpoints,
    EndpointEmails,
    DeliveryLog,
    DueDeliveries,
    DeliverWebhooks,
    PlanEvents,
    PostWebhook,
    SendingLimit,
    WebhooksAccountData,
  ],
  exports: [AccountEvents],
})
export class WebhooksModule {}
