import 'reflect-metadata';
import { BillingConfig } from '../../billing.config.js';
import type { Delivery } from '../gateway-webhook.js';
import { readBacenDelivery, webhookUrl } from './delivery.js';

const config = Object.assign(new BillingConfig(), { SANDBOX_URL: 'http://127.0.0.1:3001' });
const SECRET = config.bacenWebhookSecret;
const E2E = 'E12345678202610101503abcdefghijk';
const TXID = '0198f3a05d2a7c4e9d6b3d3f0b7a9c11';
const pix = { endToEndId: E2E, txid: TXID, valor: '15.00', horario: '2026-10-10T15:03:21.000Z' };

const delivery = (body: unknown, over: Partial<Delivery> = {}): Delivery => ({
  query: { hmac: SECRET },
  headers: {},
  rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  ...over,
});
const read = (one: Delivery) => readBacenDelivery(one, config);
const known = (body: unknown) => {
  const seen = read(delivery(body));
  if ('refused' in seen) throw new Error(seen.refused);
  return seen.notifications;
};

describe('a delivery of the API Pix', () => {
  it('is known by the secret of its address, or by the header that a proxy sets', () => {
    expect(known({ pix: [pix] })).toMatchObject([
      { provider: 'bacen', eventId: E2E, chargeId: TXID, signature: 'address' },
    ]);
    const byHeader = delivery({ pix: [pix] }, { query: {}, headers: { 'x-pix-webhook-secret': SECRET } });
    expect(read(byHeader)).toHaveProperty('notifications');
  });

  it.each([[{}], [{ hmac: '' }], [{ hmac: SECRET.slice(1) }], [{ hmac: `${SECRET}0` }], [{ hmac: [SECRET, SECRET] }]])(
    'is refused with the parameters %j',
    (query) => {
      expect(read(delivery({ pix: [pix] }, { query }))).toEqual({ refused: 'forged' });
    },
  );

  it.each([{}, { evento: 'teste_webhook', data_criacao: '2026-10-10T15:03:21.000Z' }])(
    'tells nothing, as a bank that tries the address, where it has no Pix: %j',
    (body) => {
      expect(known(body)).toEqual([]);
      expect(read(delivery(body, { query: {} }))).toEqual({ refused: 'forged' });
    },
  );

  it.each([
    '',
    'isto não é JSON',
    'null',
    '"pix"',
    '[]',
    '{"pix":null}',
    '{"pix":[]}',
    '{"pix":[{"endToEndId":"curto"}]}',
  ])('is malformed as %j', (body) => {
    expect(read(delivery(body))).toEqual({ refused: 'malformed' });
  });

  it('may bring several Pix, one of them odd', () => {
    const other = { ...pix, endToEndId: E2E.replace('a', 'b') };
    expect(known({ pix: [pix, { nada: 1 }, other] }).map(({ eventId }) => eventId)).toEqual([E2E, other.endToEndId]);
  });

  it('is about the Pix itself when no charge is named', () => {
    const { txid: _, ...bare } = pix;
    expect(known({ pix: [bare] })[0]?.chargeId).toBe(E2E);
    expect(known({ pix: [{ ...pix, txid: '../../oauth' }] })[0]?.chargeId).toBe(E2E);
  });

  it('tells a return apart from the payment and from the same return at another stage', () => {
    const at = (status: string) => ({ ...pix, devolucoes: [{ id: 'D0', valor: '15.00', status }] });
    const events = [pix, at('EM_PROCESSAMENTO'), at('DEVOLVIDO')].map((one) => known({ pix: [one] })[0]?.eventId);
    expect(new Set(events).size).toBe(3);
  });

  it("is forged where this gateway is not in use, even with the sandbox's own secret", () => {
    const alone = Object.assign(new BillingConfig(), { PAYMENT_GATEWAY: 'mercado-pago' });
    expect(readBacenDelivery(delivery({ pix: [pix] }), alone)).toEqual({ refused: 'forged' });
  });

  it('keeps nothing of its payer', () => {
    const [kept] = known({ pix: [{ ...pix, infoPagador: 'Ana Souza', pagador: { cpf: '52998224725' } }] });
    expect(kept?.body.toString()).not.toMatch(/Ana|52998224725/);
  });
});

test('the address told to the bank stands whether the bank appends to its path or to its end', () => {
  const url = new URL(`${webhookUrl('https://nitido.example', config)}/pix`);
  expect(url.pathname).toBe('/api/payments/webhooks/bacen');
  expect(url.searchParams.get('hmac')).toBe(SECRET);
});
