import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { BillingConfig } from '../../billing.config.js';
import type { Delivery } from '../gateway-webhook.js';
import { readMercadoPagoDelivery } from './delivery.js';

const config = Object.assign(new BillingConfig(), { SANDBOX_URL: 'http://127.0.0.1:3001' });
const now = new Date('2026-10-10T12:00:00Z');
const TS = String(now.getTime() / 1_000);

function delivery(dataId: string, over: Partial<Delivery> = {}): Delivery {
  const manifest = `id:${dataId};request-id:r-1;ts:${TS};`;
  const v1 = createHmac('sha256', config.mercadoPagoWebhookSecret).update(manifest).digest('hex');
  return {
    query: { 'data.id': dataId, type: 'payment' },
    headers: { 'x-signature': `ts=${TS},v1=${v1}`, 'x-request-id': 'r-1' },
    rawBody: Buffer.from('{"id":77,"type":"payment","data":{"id":"9999"}}'),
    ...over,
  };
}

const read = (one: Delivery) => readMercadoPagoDelivery(one, config, now);

describe('a delivery', () => {
  it('is about the signed id, whatever its body says, and keeps its bytes', () => {
    const one = delivery('123');
    expect(read(one)).toEqual({
      notification: {
        provider: 'mercado-pago',
        eventId: '123:77',
        chargeId: '123',
        body: one.rawBody,
        headers: { 'x-signature': one.headers['x-signature'], 'x-request-id': 'r-1', 'data.id': '123' },
        signature: 'as-received',
      },
    });
  });

  it.each([
    [undefined, '123:r-1'],
    [Buffer.from('isto não é JSON'), '123:r-1'],
    [Buffer.from('[]'), '123:r-1'],
    [Buffer.from('{"id":"abc"}'), '123:abc'],
    [Buffer.from('{"id":"\\u0000"}'), '123:r-1'],
    [Buffer.from(JSON.stringify({ id: 'x'.repeat(500) })), '123:r-1'],
  ])('with the body %j is told apart as %s', (rawBody, eventId) => {
    expect(read(delivery('123', { rawBody }))).toMatchObject({ notification: { eventId } });
  });

  it('of anything but a payment is genuine and of no use', () => {
    expect(read(delivery('123', { query: { 'data.id': '123', type: 'merchant_order' } }))).toEqual({
      notification: null,
    });
  });

  it('by IPN, which is never signed and names no payment as webhooks do, is of no use', () => {
    const ipn = { query: { id: '123', topic: 'payment', source_news: 'ipn' }, headers: {} };
    expect(read({ ...ipn, rawBody: undefined })).toEqual({ notification: null });
  });

  it.each([
    [{}],
    [{ 'data.id': '' }],
    [{ 'data.id': ['123', '123'] }],
    [{ 'data.id': '123;request-id:r-1' }],
    [{ 'data.id': '../v1/payments/1' }],
    [{ 'data.id': '1'.repeat(65) }],
  ])('is refused with the query %j', (query) => {
    expect(read(delivery('123', { query }))).toEqual({ refused: 'malformed' });
  });

  it("is forged where this gateway is not in use, even with the sandbox's own secret", () => {
    const alone = Object.assign(new BillingConfig(), { PAYMENT_GATEWAY: 'bacen' });
    expect(readMercadoPagoDelivery(delivery('123'), alone, now)).toEqual({ refused: 'forged' });
  });

  it('is refused when its signature is', () => {
    expect(read(delivery('123', { headers: {} }))).toEqual({ refused: 'malformed' });
    expect(read({ ...delivery('123'), query: { 'data.id': '124' } })).toEqual({ refused: 'forged' });
    expect(readMercadoPagoDelivery(delivery('123'), config, new Date(now.getTime() + 301_000))).toEqual({
      refused: 'stale',
    });
  });
});
