export { BACEN } from './bacen/bacen-gateway.js';
export { readBacenDelivery } from './bacen/delivery.js';
export type { GatewayWebhook } from './gateway-webhook.js';
export { GatewaysModule } from './gateways.module.js';
export { readMercadoPagoDelivery } from './mercado-pago/delivery.js';
export { MERCADO_PAGO } from './mercado-pago/mercado-pago-gateway.js';
export type { Payer } from './payment-gateway.port.js';
export { PaymentGateways } from './payment-gateways.js';
export { checkPixCode } from './pix-code.js';
