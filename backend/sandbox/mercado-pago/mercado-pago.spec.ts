import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SandboxClient } from '../testing/client.js';

let client: SandboxClient;
let reference = 0;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

function order(changes: Record<string, unknown> = {}) {
  return {
    transaction_amount: 15,
    description: 'Plano Bronze',
    payment_method_id: 'pix',
    external_reference: `order-${++reference}`,
    date_of_expiration: new Date(Date.now() + 31 * 60_000).toISOString(),
    payer: { email: 'ana@gmail.com' },
    ...changes,
  };
}

async function created(changes?: Record<string, unknown>) {
  const { json } = await client.gateway('POST', '/v1/payments', order(changes), `key-${reference}`);
  return json;
}

test('a charge is created pending, with a Pix code and a PNG', async () => {
  const { status, json } = await client.gateway('POST', '/v1/payments', order(), 'key-a');
  expect(status).toBe(201);
  expect(json).toMatchObject({ status: 'pending', status_detail: 'pending_waiting_transfer', transaction_amount: 15 });
  const { qr_code, qr_code_base64 } = json.point_of_interaction.transaction_data;
  expect(qr_code).toContain('540515.005802BR5924NITIDO SERVICOS DIGITAIS');
  expect(Buffer.from(qr_code_base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
});

test('a call without the token is 401, without the idempotency key 400', async () => {
  expect((await client.call('POST', '/mercado-pago/v1/payments', order())).status).toBe(401);
  const { status, json } = await client.gateway('POST', '/v1/payments', order());
  expect([status, json.cause[0].code]).toEqual([400, 4292]);
});

test('one key makes one charge, also when two calls come at once; another body under it is a conflict', async () => {
  const body = order();
  const answers = await Promise.all([1, 2, 3].map(() => client.gateway('POST', '/v1/payments', body, 'key-b')));
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  const other = await client.gateway('POST', '/v1/payments', { ...body, transaction_amount: 25 }, 'key-b');
  expect(other.status).toBe(409);
});

test('the body of a key is not judged again: a repeat whose time limit has come too near still gives its charge', async () => {
  const limit = Date.now() + 29 * 60_000 + 2500;
  const body = order({ date_of_expiration: new Date(limit).toISOString() });
  const first = await client.gateway('POST', '/v1/payments', body, 'key-c');
  await pause(2600);
  const repeat = await client.gateway('POST', '/v1/payments', body, 'key-c');
  expect([first.status, repeat.status, repeat.json.id]).toEqual([201, 201, first.json.id]);
  expect((await client.gateway('POST', '/v1/payments', body, 'key-d')).status).toBe(400);
});

test.each([
  ['an amount of zero', { transaction_amount: 0 }],
  ['an amount with three decimals', { transaction_amount: 1.005 }],
  ['another payment method', { payment_method_id: 'visa' }],
  ['no payer', { payer: {} }],
  ['an expiry of 15 minutes', { date_of_expiration: new Date(Date.now() + 900_000).toISOString() }],
  ['a notification address that is none', { notification_url: 'nowhere' }],
])('%s is refused with 400', async (_what, changes) => {
  const { status, json } = await client.gateway('POST', '/v1/payments', order(changes), `bad-${++reference}`);
  expect([status, json.error]).toEqual([400, 'bad_request']);
});

test('a charge is found by its number and by its reference; an unknown one is 404', async () => {
  const charge = await created();
  expect((await client.gateway('GET', `/v1/payments/${charge.id}`)).json.id).toBe(charge.id);
  const search = await client.gateway('GET', `/v1/payments/search?external_reference=${charge.external_reference}`);
  expect(search.json.results.map(({ id }: { id: number }) => id)).toEqual([charge.id]);
  expect((await client.gateway('GET', '/v1/payments/1')).status).toBe(404);
});

test('only a pending charge can be cancelled, and a cancelled one is paid only as a late Pix', async () => {
  const charge = await created();
  const cancel = () => client.gateway('PUT', `/v1/payments/${charge.id}`, { status: 'cancelled' });
  expect((await cancel()).json).toMatchObject({ status: 'cancelled', status_detail: 'by_collector' });
  expect((await cancel()).status).toBe(400);
  expect((await client.call('POST', `/pix/payments/${charge.id}/pay`, {})).status).toBe(409);
  expect((await client.call('POST', `/pix/payments/${charge.id}/pay`, { late: true })).json.status).toBe('approved');
});

test('an expired charge is cancelled as expired', async () => {
  const charge = await created();
  await client.call('POST', `/pix/payments/${charge.id}/expire`, {});
  const { json } = await client.gateway('GET', `/v1/payments/${charge.id}`);
  expect(json).toMatchObject({ status: 'cancelled', status_detail: 'expired' });
});

test('a payment approves the charge once, found by number or reference, and may bring another amount', async () => {
  const charge = await created();
  await client.call('POST', `/pix/payments/${charge.external_reference}/pay`, { amount: 10 });
  const { json } = await client.gateway('GET', `/v1/payments/${charge.id}`);
  expect(json).toMatchObject({ status: 'approved', status_detail: 'accredited', transaction_amount: 10 });
  expect(json.date_approved).toMatch(/-03:00$/);
  expect((await client.call('POST', `/pix/payments/${charge.id}/pay`)).status).toBe(409);
});

test('a refund gives back a part or the rest, once a key, and never more than was paid', async () => {
  const charge = await created();
  const refunds = `/v1/payments/${charge.id}/refunds`;
  expect((await client.gateway('POST', refunds, {}, 'r0')).status).toBe(400);
  await client.call('POST', `/pix/payments/${charge.id}/pay`);
  expect((await client.gateway('POST', refunds, { amount: 16 }, 'r1')).status).toBe(400);
  const part = await client.gateway('POST', refunds, { amount: 5 }, 'r2');
  expect([part.status, part.json.amount]).toEqual([201, 5]);
  expect((await client.gateway('POST', refunds, { amount: 5 }, 'r2')).json.id).toBe(part.json.id);
  expect((await client.gateway('POST', refunds, {}, 'r3')).json.amount).toBe(10);
  const { json } = await client.gateway('GET', `/v1/payments/${charge.id}`);
  expect([json.status, json.transaction_amount_refunded, json.refunds.length]).toEqual(['refunded', 15, 2]);
});

test('charges and keys survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const path = join(folder, 'sandbox.json');
  const body = order();
  const before = await SandboxClient.start(path);
  const { json } = await before.gateway('POST', '/v1/payments', body, 'kept');
  await before.close();
  const after = await SandboxClient.start(path);
  expect((await after.gateway('GET', `/v1/payments/${json.id}`)).json.status).toBe('pending');
  expect((await after.gateway('POST', '/v1/payments', body, 'kept')).json.id).toBe(json.id);
  await after.close();
  await rm(folder, { recursive: true });
});
