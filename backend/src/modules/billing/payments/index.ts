export { lastBegan, paymentUnderWay, refundUnderWay } from './account-money.sql.js';
export type { Charge, ChargeState, SurplusPix } from './charge.js';
export { PaymentListItem, paymentListItem } from './list-payments.controller.js';
export { PaymentAnswer, paymentAnswer, WIRE_STATUSES, type WireStatus, wireStatusOf } from './payment.answer.js';
export {
  isGift,
  isOpen,
  newPayment,
  type Owner,
  type Payment,
  type PaymentStatus,
  sameTerms,
  secondsAfter,
} from './payment.js';
export { PaymentSchema } from './payment.schema.js';
export { afterCheck, careOf } from './payment-care.js';
export {
  askRefund,
  askWithdrawal,
  attachCharge,
  expire,
  type Fact,
  type FactKind,
  forget,
  give,
  NO_STEP,
  observe,
  PART_BACK,
  REFUND_REASONS,
  type RefundReason,
  type RefundRequest,
  refuseCharge,
  replace,
  type Step,
} from './payment-steps.js';
export { PaymentsModule } from './payments.module.js';
export { PaymentQueries, type SeenPayment } from './payments.queries.js';
export { reais } from './reais.js';
export { type GivenPayment, withdrawalEndsAt, withdrawalRefusal, withdrawalUntil } from './withdrawal.js';
