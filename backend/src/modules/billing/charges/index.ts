export { ChargesModule } from './charges.module.js';
export { LookAfterPayment } from './look-after-payment.js';
export { ReconcilePayments } from './reconcile-payments.js';
