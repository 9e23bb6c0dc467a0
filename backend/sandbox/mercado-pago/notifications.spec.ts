import { setTimeout as pause } from 'node:timers/promises';
import { WebhookSignatureValidator } from 'mercadopago';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import { SandboxClient } from '../testing/client.js';
import { type Received, WebhookReceiver } from '../testing/webhook-receiver.js';

let client: SandboxClient;
let receiver: WebhookReceiver;
let keys = 0;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());
afterEach(() => receiver.close());

async function charge(email: string): Promise<number> {
  const body = { transaction_amount: 15, payment_method_id: 'pix', notification_url: receiver.url, payer: { email } };
  return (await client.gateway('POST', '/v1/payments', body, `n-${++keys}`)).json.id;
}

function pay(id: number, notification?: string) {
  return client.call('POST', `/pix/payments/${id}/pay`, { notification });
}

function isGenuine({ headers, dataId }: Received): boolean {
  try {
    WebhookSignatureValidator.validate({
      xSignature: headers['x-signature'],
      xRequestId: headers['x-request-id'],
      dataId,
      secret: SANDBOX_CREDENTIALS.mercadoPagoWebhookSecret,
    });
    return true;
  } catch {
    return false;
  }
}

test('creation and payment are notified with a signature that the gateway validates', async () => {
  receiver = await WebhookReceiver.start();
  const id = await charge('ana@gmail.com');
  await receiver.waitFor(1);
  await pay(id);
  await receiver.waitFor(2);
  expect(receiver.actions()).toEqual(['payment.created', 'payment.updated']);
  expect(receiver.received.every(isGenuine)).toBe(true);
  expect(receiver.received.map(({ dataId, body }) => [dataId, body.data.id])).toEqual(
    Array(2).fill([`${id}`, `${id}`]),
  );
});

test('a refused notification is tried again', async () => {
  receiver = await WebhookReceiver.start(2);
  await pay(await charge('ana+webhook-late@gmail.com'), 'normal');
  await receiver.waitFor(3);
  const [first, , third] = receiver.received;
  expect(third?.headers['x-request-id']).toBe(first?.headers['x-request-id']);
});

test('a lost notification never comes, also when the payer asked for it', async () => {
  receiver = await WebhookReceiver.start();
  await pay(await charge('ana+webhook-lost@gmail.com'));
  await pause(600);
  expect(receiver.received).toEqual([]);
});

test('a double notification comes ten times with one id', async () => {
  receiver = await WebhookReceiver.start();
  await pay(await charge('ana+webhook-lost@gmail.com'), 'double');
  await receiver.waitFor(10);
  expect(new Set(receiver.received.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
});

test('reordered notifications tell of the payment before the creation', async () => {
  receiver = await WebhookReceiver.start();
  await pay(await charge('ana+webhook-reordered@gmail.com'));
  await receiver.waitFor(2);
  expect(receiver.actions()).toEqual(['payment.updated', 'payment.created']);
});

test('a forged notification does not pass the validation, and needs no payment', async () => {
  receiver = await WebhookReceiver.start();
  const id = await charge('ana+webhook-lost@gmail.com');
  await client.call('POST', `/pix/payments/${id}/notify`, { notification: 'forged' });
  await receiver.waitFor(1);
  expect(receiver.received.some(isGenuine)).toBe(false);
  expect((await client.gateway('GET', `/v1/payments/${id}`)).json.status).toBe('pending');
});

test('a late notification takes five seconds', async () => {
  receiver = await WebhookReceiver.start();
  const id = await charge('ana+webhook-lost@gmail.com');
  const started = Date.now();
  await pay(id, 'late');
  await receiver.waitFor(1);
  expect(Date.now() - started).toBeGreaterThan(4900);
}, 10_000);
