import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListPaymentsController } from './list-payments.controller.js';
import { PaymentSchema } from './payment.schema.js';
import { PaymentQueries } from './payments.queries.js';

/** What a payment is, each step it can take, and the list that its payer sees. */
@Module({
  imports: [TypeOrmModule.forFeature([PaymentSchema])],
  controllers: [ListPaymentsController],
  providers: [PaymentQueries],
  exports: [PaymentQueries],
})
export class PaymentsModule {}
