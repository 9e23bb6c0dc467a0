import 'reflect-metadata';
import { SANDBOX_CREDENTIALS } from '../../../../../sandbox/credentials.js';
import { type RunningSandbox, startSandbox } from '../../../../../sandbox/sandbox.js';
import { RecordedVendor } from '../../../../../sandbox/testing/recorded-vendor.js';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import { newId } from '../../../../platform/ids.js';
import { BillingConfig } from '../../billing.config.js';
import { paymentGatewayContract } from '../payment-gateway.contract.js';
import type { ChargeRequest } from '../payment-gateway.port.js';
import { MercadoPagoGateway } from './mercado-pago-gateway.js';

let sandbox: RunningSandbox;
let gateway: MercadoPagoGateway;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  gateway = gatewayWith({});
});

afterAll(async () => {
  await gateway.onApplicationShutdown();
  await sandbox.close();
});

function gatewayWith(settings: Partial<BillingConfig>): MercadoPagoGateway {
  const config = Object.assign(new BillingConfig(), { SANDBOX_URL: sandbox.url, ...settings });
  return new MercadoPagoGateway(config, Object.assign(new PlatformConfig(), { PUBLIC_URL: 'http://127.0.0.1:9' }));
}

function order(): ChargeRequest {
  const payer = { email: 'ana@gmail.com', name: 'Ana Souza' };
  return { paymentId: newId(), amountCents: 1500, description: 'Plano Bronze', payer, openedAt: new Date() };
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

paymentGatewayContract('Mercado Pago', () => ({
  gateway,
  pay: (chargeId) => post(`/pix/payments/${chargeId}/pay`, { notification: 'lost' }),
  outage: (on) => post('/faults/mercado-pago', { kind: on ? 'server-error' : null }),
  at: (url) => gatewayWith({ MERCADO_PAGO_URL: url }),
}));

test('an order of a refund that Mercado Pago still works on is not refused', async () => {
  const paid = { id: 1, status: 'approved', transaction_amount: 15, currency_id: 'BRL' };
  const busy = await RecordedVendor.by((method) =>
    method === 'POST' ? { status: 409, body: { status: 409, error: 'conflict' } } : { status: 200, body: paid },
  );
  const there = gatewayWith({ MERCADO_PAGO_URL: busy.url });
  await expect(there.refundCharge('1', newId())).rejects.toMatchObject({ code: 'PAYMENT_GATEWAY_DOWN' });
  await there.onApplicationShutdown();
  busy.close();
});

test('a charge asks for signed notifications alone, not for IPN beside them', async () => {
  const { id } = (await gateway.createCharge(order())) ?? {};
  const headers = { authorization: `Bearer ${SANDBOX_CREDENTIALS.mercadoPagoAccessToken}` };
  const response = await fetch(`${sandbox.url}/mercado-pago/v1/payments/${id}`, { headers });
  expect(await response.json()).toMatchObject({
    notification_url: 'http://127.0.0.1:9/api/payments/webhooks/mercado-pago?source_news=webhooks',
  });
});

test('a refund that Mercado Pago takes and puts off is on its way, until it is carried out', async () => {
  const chargeId = (await gateway.createCharge(order()))?.id ?? '';
  await post(`/pix/payments/${chargeId}/pay`, { notification: 'lost' });
  await post('/faults/mercado-pago', { kind: 'contingency' });
  const refundId = newId();
  for (const _ of [1, 2]) expect(await gateway.refundCharge(chargeId, refundId)).toMatchObject({ state: 'paid' });
  await post('/faults/mercado-pago', { kind: null });
  expect(await gateway.refundCharge(chargeId, refundId)).toMatchObject({ state: 'refunded', returnedCents: 1500 });
});

test.each([
  ['in_process', 'paid'],
  ['approved', 'paid'],
  ['rejected', null],
  ['cancelled', null],
])('a refund that was taken and is %s now makes a charge that is still paid %s', async (status, state) => {
  const paid = { id: 1, status: 'approved', transaction_amount: 15, currency_id: 'BRL' };
  const vendor = await RecordedVendor.by((method, path) => {
    if (method === 'POST') return { status: 201, body: { id: 9, status: 'in_process' } };
    return { status: 200, body: path.endsWith('/refunds/9') ? { id: 9, status } : paid };
  });
  const there = gatewayWith({ MERCADO_PAGO_URL: vendor.url });
  expect((await there.refundCharge('1', newId()))?.state ?? null).toBe(state);
  await there.onApplicationShutdown();
  vendor.close();
});
