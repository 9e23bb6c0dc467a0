import 'reflect-metadata';
import { readConfig } from '../../platform/config/read-config.js';
import { BillingConfig } from './billing.config.js';

const real = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1234567890', MERCADO_PAGO_WEBHOOK_SECRET: '0123456789abcdef' };

describe("billing's settings", () => {
  it('need nothing with the sandbox', () => {
    const config = readConfig(BillingConfig, { SANDBOX_URL: 'http://127.0.0.1:3001' });
    expect(config.mercadoPagoUrl).toBe('http://127.0.0.1:3001/mercado-pago');
    expect(config.mercadoPagoAccessToken).toBe('TEST-sandbox-access-token');
    expect(config.mercadoPagoWebhookSecret).toBe('sandbox-mercado-pago-webhook-secret');
  });

  it('need both secrets without it, and know the address', () => {
    expect(() => readConfig(BillingConfig, {})).toThrow(/MERCADO_PAGO_ACCESS_TOKEN[\s\S]*MERCADO_PAGO_WEBHOOK_SECRET/);
    expect(readConfig(BillingConfig, real).mercadoPagoUrl).toBe('https://api.mercadopago.com');
  });

  it("refuse the sandbox's credentials without it (ASVS 13.2.3)", () => {
    const sandbox = {
      MERCADO_PAGO_ACCESS_TOKEN: 'TEST-sandbox-access-token',
      MERCADO_PAGO_WEBHOOK_SECRET: 'sandbox-mercado-pago-webhook-secret',
    };
    expect(() => readConfig(BillingConfig, sandbox)).toThrow(/a credencial do sandbox[\s\S]*o segredo do sandbox/);
  });

  it('refuse files of TLS that cannot be read, or are none', () => {
    const files = { ...real, BACEN_PIX_CERTIFICATE: '/nowhere.pem', BACEN_PIX_CERTIFICATE_KEY: '/nowhere.key' };
    expect(() => readConfig(BillingConfig, files)).toThrow(
      'BACEN_PIX_CERTIFICATE: valor recusado; não é possível ler /nowhere.pem (ENOENT)',
    );
    const none = { BACEN_PIX_CERTIFICATE: 'package.json', BACEN_PIX_CERTIFICATE_KEY: 'package.json' };
    expect(() => readConfig(BillingConfig, { ...real, ...none })).toThrow(
      /^BACEN_PIX_CERTIFICATE: valor recusado; não são PEM, ou não são do mesmo par \(ERR_\w+\)$/,
    );
    expect(() => readConfig(BillingConfig, { ...real, BACEN_PIX_CA: '/nowhere.pem' })).toThrow(/^BACEN_PIX_CA: /);
    expect(readConfig(BillingConfig, { ...real, BACEN_PIX_CA: '' }).BACEN_PIX_CA).toBe('');
  });

  it('refuse numbers that make no sense', () => {
    expect(() => readConfig(BillingConfig, { ...real, BILLING_JOB_INTERVAL_MS: '1' })).toThrow(
      'BILLING_JOB_INTERVAL_MS',
    );
    expect(() => readConfig(BillingConfig, { ...real, MERCADO_PAGO_WEBHOOK_TOLERANCE_SECONDS: 'muito' })).toThrow();
  });
});
