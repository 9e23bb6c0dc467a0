import { Module } from '@nestjs/common';
import { WebhooksModule } from '../webhooks/index.js';
import { AdminPaymentQueries } from './admin-payments.queries.js';
import { ListAdminPaymentsController } from './list-admin-payments.controller.js';
import { OpenPaymentController } from './open-payment.controller.js';
import { OpenPayment } from './open-payment.js';

/** All accounts' payments as administrators look through them. */
@Module({
  imports: [WebhooksModule],
  controllers: [ListAdminPaymentsController, OpenPaymentController],
  providers: [AdminPaymentQueries, OpenPayment],
})
export class AdminPaymentsModule {}
