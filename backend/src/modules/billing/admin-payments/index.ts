export { AdminPaymentsModule } from './admin-payments.module.js';
