import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { AdminPaymentsController } from './admin-payments.controller.js';
import { AdminPaymentQueries } from './admin-payments.queries.js';
import { OpenPayment } from './open-payment.js';

/** All accounts' payments as administrators look through them. */
@Module({
  imports: [PaymentsModule, WebhooksModule],
  controllers: [AdminPaymentsController],
  providers: [AdminPaymentQueries, OpenPayment],
})
export class AdminPaymentsModule {}
