export { ChargesModule } from './charges.module.js';
export { PaymentStatusService } from './payment-status.js';
export { ReconcilePayments } from './reconcile-payments.js';
