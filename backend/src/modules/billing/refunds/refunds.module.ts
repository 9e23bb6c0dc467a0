import { Module } from '@nestjs/common';
import { GatewaysModule } from '../gateways/index.js';
import { SettlementModule } from '../settlement/index.js';
import { ChargeRefunds } from './charge-refunds.store.js';
import { RefundCharges } from './refund-charges.js';
import { RefundPaymentController } from './refund-payment.controller.js';
import { RefundPayment } from './refund-payment.js';

/** Money that goes back, because an administrator says so or the rules do. */
@Module({
  imports: [GatewaysModule, SettlementModule],
  controllers: [RefundPaymentController],
  providers: [ChargeRefunds, RefundCharges, RefundPayment],
  exports: [RefundCharges],
})
export class RefundsModule {}
