import { Module } from '@nestjs/common';
import { WebhooksModule } from '../webhooks/index.js';
import { PgPaymentDesk } from './admin-payments.queries.js';
import { ListAdminPaymentsController } from './list-admin-payments.controller.js';
import { OpenPaymentController } from './open-payment.controller.js';
import { PaymentDesk } from './payment-desk.port.js';
import { ReadPayments } from './read-payments.js';

/** All accounts' payments as administrators look through them. */
@Module({
  imports: [WebhooksModule],
  controllers: [ListAdminPaymentsController, OpenPaymentController],
  providers: [{ provide: PaymentDesk, useClass: PgPaymentDesk }, ReadPayments],
})
export class AdminPaymentsModule {}
