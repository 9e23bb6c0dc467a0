import { Module } from '@nestjs/common';
import { GatewaysModule } from '../gateways/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PlansModule } from '../plans/index.js';
import { PromoCodesModule } from '../promo-codes/index.js';
import { SettlementModule } from '../settlement/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { CloseCharge } from './close-charge.js';
import { CreatePixPaymentController } from './create-pix-payment.controller.js';
import { CreatePixPayment } from './create-pix-payment.js';
import { MakeOffer } from './make-offer.js';
import { OpenCharge } from './open-charge.js';
import { PaymentRequests } from './payment-requests.store.js';
import { PaymentStatusController } from './payment-status.controller.js';
import { PaymentStatusService } from './payment-status.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { StreamPaymentEventsController } from './stream-payment-events.controller.js';

/** A charge from the click on "pay" to its end: made once, followed, closed, and healed when something was lost. */
@Module({
  imports: [PlansModule, SubscriptionsModule, PaymentsModule, PromoCodesModule, GatewaysModule, SettlementModule],
  controllers: [CreatePixPaymentController, PaymentStatusController, StreamPaymentEventsController],
  providers: [
    PaymentRequests,
    CreatePixPayment,
    MakeOffer,
    OpenCharge,
    CloseCharge,
    PaymentStatusService,
    ReconcilePayments,
  ],
  exports: [PaymentStatusService, ReconcilePayments],
})
export class ChargesModule {}
