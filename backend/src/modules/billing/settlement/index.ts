export { PAYMENT_CHANGED } from './payment-changed.js';
export { PaymentQueue, Payments } from './payments.port.js';
export { SettlePayment } from './settle-payment.js';
export { SettlementModule } from './settlement.module.js';
