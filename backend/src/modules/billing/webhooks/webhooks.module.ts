import { Module } from '@nestjs/common';
import { GatewaysModule } from '../gateways/index.js';
import { PlansModule } from '../plans/index.js';
import { SettlementModule } from '../settlement/index.js';
import { ListWebhooksController } from './list-webhooks.controller.js';
import { NotificationDesk } from './notification-desk.port.js';
import { NotificationInbox } from './notification-inbox.port.js';
import { OpenWebhookController } from './open-webhook.controller.js';
import { ProcessNotifications } from './process-webhooks.js';
import { ReceiveBacenWebhookController } from './receive-bacen-webhook.controller.js';
import { ReceiveMercadoPagoWebhookController } from './receive-mercado-pago-webhook.controller.js';
import { ReplayWebhookController } from './replay-webhook.controller.js';
import { ReplayNotification } from './replay-webhook.js';
import { PgNotificationInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';
import { PgNotificationDesk } from './webhooks.queries.js';

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
  providers: [
    { provide: NotificationInbox, useClass: PgNotificationInbox },
    { provide: NotificationDesk, useClass: PgNotificationDesk },
    ProcessNotifications,
    ReplayNotification,
    WebhooksJob,
  ],
  exports: [NotificationDesk, WebhooksJob],
})
export class WebhooksModule {}
