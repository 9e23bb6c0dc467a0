export { PaymentQueue } from './payment-queue.store.js';
export { PAYMENT_CHANGED, Payments } from './payments.store.js';
export { SettlePayment } from './settle-payment.js';
export { SettlementModule } from './settlement.module.js';
