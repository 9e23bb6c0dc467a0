import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type World } from '../harness/start-app.js';
import { ADMIN } from '../identity/admins.js';
import { bookStatus, Customer, chargeOf, deliver, ledgerOf, pay, SILVER, until } from './billing-world.js';

const PAID_ONCE = ['criado', 'aguardando', 'aprovado'];

describe('a notification of Mercado Pago', () => {
  let app: World;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  /** A charge that was paid, of which nobody has told us. */
  async function paidUnheard(): Promise<{ customer: Customer; id: string; chargeId: string }> {
    const customer = await Customer.registered(app, 'webhook-lost');
    const { id } = await customer.pix(SILVER);
    await pay(app, id);
    return { customer, id, chargeId: String((await chargeOf(app, id)).id) };
  }

  const inboxRows = async (chargeId: string) =>
    (await app.sql.query('SELECT processed_at, outcome FROM webhook_inbox WHERE subject_id = $1', [chargeId])).rows;

  async function isPaidOnce(customer: Customer, id: string): Promise<void> {
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    await until(async () =>
      (await inboxRows((await chargeOf(app, id)).id.toString())).every((row) => row.processed_at),
    );
    expect(await ledgerOf(app, id)).toEqual(PAID_ONCE);
    expect(await customer.grantedDays()).toEqual([15]);
    expect(await customer.daysLeft()).toBe(15);
  }

  it('is kept with its raw bytes, answered, and worked off', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    const body = `{"id":7,  "type":"payment","data":{"id":"${chargeId}"}}`;
    const { status } = await deliver(app, { dataId: chargeId, eventId: 7, body });
    expect(status).toBe(200);
    await isPaidOnce(customer, id);
    const { rows } = await app.sql.query(
      'SELECT event_id, body, outcome, signature, attempts FROM webhook_inbox WHERE subject_id = $1',
      [chargeId],
    );
    expect(rows).toMatchObject([
      { event_id: `${chargeId}:7`, outcome: 'aprovado', signature: 'as-received', attempts: 1 },
    ]);
    expect(rows[0].body.toString()).toBe(body);
  });

  it('delivered ten times activates once', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    for (let n = 0; n < 10; n++) expect((await deliver(app, { dataId: chargeId, eventId: 10 })).status).toBe(200);
    await isPaidOnce(customer, id);
    expect(await inboxRows(chargeId)).toHaveLength(1);
  });

  it('delivered again once its row has left the inbox activates once', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    const late = () => deliver(app, { dataId: chargeId, eventId: 11 });
    expect((await late()).status).toBe(200);
    await isPaidOnce(customer, id);
    await app.sql.query('DELETE FROM webhook_inbox WHERE subject_id = $1', [chargeId]);
    expect((await late()).status).toBe(200);
    await isPaidOnce(customer, id);
    expect(await inboxRows(chargeId)).toHaveLength(1);
  });

  it('delivered fifty times at once, as the same event and as fifty events, activates once', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    const deliveries = Array.from({ length: 50 }, (_, n) =>
      deliver(app, { dataId: chargeId, eventId: n % 2 ? 'same' : `event-${n}` }),
    );
    expect((await Promise.all(deliveries)).map(({ status }) => status)).toEqual(Array(50).fill(200));
    await isPaidOnce(customer, id);
  });

  it.each(['double', 'reordered', 'late'])('sent %s by the gateway activates once', async (mode) => {
    const customer = await Customer.registered(app, 'webhook-lost');
    const { id } = await customer.pix(SILVER);
    await pay(app, id, { notification: mode });
    await isPaidOnce(customer, id);
    await sleep(mode === 'reordered' ? 500 : 0);
    await isPaidOnce(customer, id);
  });

  it('says nothing that is believed: what counts is the answer of the gateway', async () => {
    const customer = await Customer.registered(app, 'webhook-lost');
    const { id } = await customer.pix(SILVER);
    const chargeId = String((await chargeOf(app, id)).id);
    const body = JSON.stringify({
      id: 1,
      type: 'payment',
      action: 'payment.updated',
      data: { id: chargeId, status: 'approved', transaction_amount: 25 },
      status: 'approved',
    });
    expect((await deliver(app, { dataId: chargeId, body })).status).toBe(200);
    await until(async () => (await inboxRows(chargeId)).every((row) => row.outcome === 'aguardando'));
    expect(await bookStatus(app, id)).toBe('aguardando');
    expect(await customer.grantedDays()).toEqual([]);
  });

  it('with a forged, stale, moved or missing signature changes nothing and leaves nothing behind', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    const other = await paidUnheard();
    const path = `/api/payments/webhooks/mercado-pago?data.id=${chargeId}&type=payment`;
    const json = { 'content-type': 'application/json' };
    const refused = await Promise.all([
      deliver(app, { dataId: chargeId, secret: 'another-secret' }),
      deliver(app, { dataId: chargeId, signedId: other.chargeId }),
      deliver(app, { dataId: chargeId, at: new Date(Date.now() - 3_600_000) }),
      deliver(app, { dataId: chargeId, at: new Date(Date.now() + 3_600_000) }),
      app.http.raw('POST', path, '{}', json),
      app.http.raw('POST', path, '{}', { ...json, 'x-signature': 'ts=1,v1=zz' }),
      app.http.raw('POST', path, '{}', {
        ...json,
        'x-signature': `ts=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`,
      }),
      app.http.raw('POST', '/api/payments/webhooks/mercado-pago', '{}', json),
      app.http.raw('POST', `${path}&data.id=${other.chargeId}`, '{}', json),
      deliver(app, { dataId: `${chargeId};request-id:x` }),
    ]);
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({
        status: 401,
        body: { success: false, code: 'WEBHOOK_SIGNATURE_INVALID' },
      });
    }
    await sleep(300);
    expect(await inboxRows(chargeId)).toEqual([]);
    expect(await bookStatus(app, id)).toBe('aguardando');
    expect(await customer.grantedDays()).toEqual([]);
  });

  it('replayed, with the same body or another one, changes nothing', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    const requestId = randomUUID();
    const at = new Date();
    expect((await deliver(app, { dataId: chargeId, eventId: 3, requestId, at })).status).toBe(200);
    await isPaidOnce(customer, id);
    expect((await deliver(app, { dataId: chargeId, eventId: 3, requestId, at })).status).toBe(200);
    expect((await deliver(app, { dataId: chargeId, eventId: 4, requestId, at })).status).toBe(200);
    await isPaidOnce(customer, id);
  });

  it('of a charge that is none of ours is kept for an admin and does nothing', async () => {
    expect((await deliver(app, { dataId: '424242' })).status).toBe(200);
    await until(async () => (await inboxRows('424242'))[0]?.processed_at);
    expect(await inboxRows('424242')).toMatchObject([{ outcome: 'cobranca_desconhecida' }]);
  });

  it('waits in the inbox while the gateway is out, and is worked off after it is back', async () => {
    const { customer, id, chargeId } = await paidUnheard();
    await app.sandbox.post('/faults/mercado-pago', { kind: 'server-error', times: 2 });
    expect((await deliver(app, { dataId: chargeId })).status).toBe(200);
    await until(
      async () =>
        (await app.sql.query('SELECT 1 FROM webhook_inbox WHERE subject_id = $1 AND attempts > 0', [chargeId]))
          .rowCount,
    );
    await app.sandbox.post('/faults/mercado-pago', { kind: null });
    await isPaidOnce(customer, id);
  });
});
