import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { BillingAccountData } from './billing-account-data.store.js';
import { PaymentEmails } from './payment-emails.store.js';
import { PaymentEvents } from './payment-events.store.js';
import { PaymentQueue } from './payment-queue.store.js';
import { Payments } from './payments.store.js';
import { SettlePayment } from './settle-payment.js';

/** The books, and the one function that brings them to what a gateway says of a charge. */
@Module({
  imports: [SubscriptionsModule],
  providers: [Payments, PaymentQueue, SettlePayment, PaymentEmails, PaymentEvents, BillingAccountData],
  exports: [Payments, PaymentQueue, SettlePayment],
})
export class SettlementModule {}
