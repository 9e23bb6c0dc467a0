import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges/index.js';
import { GatewaysModule } from '../gateways/index.js';
import { SettlementModule } from '../settlement/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { ChargeRefunds } from './charge-refunds.store.js';
import { RefundCharges } from './refund-charges.js';
import { RefundPaymentController } from './refund-payment.controller.js';
import { RefundPayment } from './refund-payment.js';
import { WithdrawPurchaseController } from './withdraw-purchase.controller.js';
import { WithdrawPurchase } from './withdraw-purchase.js';

/** Money that goes back, because an administrator says so or the rules do; and the buyers who ask for theirs. */
@Module({
  imports: [SubscriptionsModule, GatewaysModule, SettlementModule, ChargesModule],
  controllers: [RefundPaymentController, WithdrawPurchaseController],
  providers: [ChargeRefunds, RefundCharges, RefundPayment, WithdrawPurchase],
  exports: [RefundCharges],
})
export class RefundsModule {}
