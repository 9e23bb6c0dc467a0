export { RefundCharges } from './refund-charges.js';
export { RefundsModule } from './refunds.module.js';
