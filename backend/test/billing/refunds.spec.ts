import { SANDBOX_CREDENTIALS } from '../../sandbox/credentials.js';
import type { HttpClient } from '../harness/http-client.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import {
  bookStatus,
  Customer,
  chargeOf,
  chargesOf,
  dueNow,
  ledgerOf,
  moneyOf,
  pay,
  QUICK_JOBS,
  SILVER,
  until,
} from './billing-world.js';
import { RefusingGateway } from './refusing-gateway.js';

describe.each(['mercado-pago', 'bacen'])('money that goes back through %s', (gateway) => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, ...ADMIN, PAYMENT_GATEWAY: gateway } });
    admin = await adminOf(app);
  });
  afterEach(async () => {
    await app.sandbox.delete('/faults');
  });
  afterAll(() => app.stop());

  const vendor = gateway === 'bacen' ? 'bacen-pix' : gateway;
  const becomes = (id: string, status: string) => until(async () => (await bookStatus(app, id)) === status);
  const refund = (id: string, reason = 'arrependimento') => admin.post(`/api/admin/payments/${id}/refund`, { reason });

  it('by an admin ends the plan, once, however often it is asked for', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    const answers = await Promise.all([refund(id), refund(id), refund(id)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await becomes(id, 'estornado');
    expect((await chargeOf(app, id)).status).toBe('refunded');
    expect(await customer.daysLeft()).toBeLessThanOrEqual(0);
    expect(await moneyOf(app, id)).toBe(0);
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } });
    const { rows } = await app.sql.query('SELECT action, after FROM admin_actions WHERE target = $1', [
      `payment:${id}`,
    ]);
    expect(rows).toEqual([{ action: 'refund-payment', after: { reason: 'arrependimento' } }]);
  });

  it('takes back the days it bought and leaves those that were bought after it whole', async () => {
    const customer = await Customer.registered(app);
    const first = await customer.buys(SILVER);
    await customer.buys();
    expect(await customer.daysLeft()).toBe(22);
    expect((await refund(first)).body).toMatchObject({ success: true, refund: 'refunded' });
    expect(await customer.daysLeft()).toBe(7);
  });

  const outages = gateway === 'bacen' ? ['server-error'] : ['server-error', 'contingency'];
  it.each(outages)('waits while the gateway fails with %s, and goes by itself afterwards', async (kind) => {
    const id = await (await Customer.registered(app)).buys();
    await app.sandbox.post(`/faults/${vendor}`, { kind });
    expect((await refund(id)).body).toMatchObject({ success: true, refund: 'pending' });
    expect(await bookStatus(app, id)).toBe('aprovado');
    await app.sandbox.delete('/faults');
    await becomes(id, 'estornado');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'aprovado', 'estorno_pedido', 'estornado']);
  });

  it('asked for again while it waits is not ordered again before its time', async () => {
    const id = await (await Customer.registered(app)).buys();
    await app.sandbox.post(`/faults/${vendor}`, { kind: 'server-error' });
    await refund(id);
    await app.sql.query(
      "UPDATE charge_refunds SET attempts = 1, next_attempt_at = now() + interval '1 hour' WHERE payment_id = $1",
      [id],
    );
    await app.sandbox.delete('/faults');
    expect((await refund(id)).body).toMatchObject({ success: true, refund: 'pending' });
    const { rows } = await app.sql.query('SELECT attempts, ended_at FROM charge_refunds WHERE payment_id = $1', [id]);
    expect(rows).toEqual([{ attempts: 1, ended_at: null }]);
  });

  it('in part leaves the plan and stands in the books; what is left goes back with the plan', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    await giveBackFive(id);
    await dueNow(app, id);
    await until(async () => (await moneyOf(app, id)) === 1000);
    expect([await bookStatus(app, id), await customer.daysLeft()]).toEqual(['aprovado', 7]);
    const { body } = await admin.get<{ data: Array<{ subject: string }> }>('/api/admin/payments/audit');
    expect(body.data.filter(({ subject }) => subject === id)).toEqual([]);
    expect((await customer.http.get(`/api/payments/${id}/withdrawal`)).body).toMatchObject({ amount: 10 });
    await refund(id);
    await becomes(id, 'estornado');
    const kinds = ['criado', 'aguardando', 'aprovado', 'estorno_parcial:500', 'estorno_pedido', 'estornado'];
    expect([await ledgerOf(app, id), await moneyOf(app, id)]).toEqual([kinds, 0]);
  });

  /** As somebody does at the gateway's panel. */
  async function giveBackFive(id: string): Promise<void> {
    const { id: chargeId, endToEndId } = await chargeOf(app, id);
    const { bacenPixClientId, bacenPixClientSecret, mercadoPagoAccessToken } = SANDBOX_CREDENTIALS;
    if (gateway === 'mercado-pago') {
      const panel = app.sandbox.with({ authorization: `Bearer ${mercadoPagoAccessToken}`, 'x-idempotency-key': id });
      const { status } = await panel.post(`/mercado-pago/v1/payments/${chargeId}/refunds`, { amount: 5 });
      expect(status).toBe(201);
      return;
    }
    const client = Buffer.from(`${bacenPixClientId}:${bacenPixClientSecret}`).toString('base64');
    const bank = app.sandbox.with({ authorization: `Basic ${client}` });
    const grant = { grant_type: 'client_credentials' };
    const { body } = await bank.post<{ access_token: string }>('/bacen-pix/oauth/token', grant);
    const panel = app.sandbox.with({ authorization: `Bearer ${body.access_token}` });
    const { status } = await panel.put(`/bacen-pix/v2/pix/${endToEndId}/devolucao/painel`, { valor: '5.00' });
    expect(status).toBe(201);
  }

  it('is for admins, approved payments and known reasons only', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } });
    expect(await refund('nada')).toMatchObject({ status: 404, body: { code: 'PAYMENT_NOT_FOUND' } });
    expect(await refund(id, 'porque sim')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    const own = await customer.http.post(`/api/admin/payments/${id}/refund`, { reason: 'outro' });
    expect(own.status).toBe(403);
  });

  it('comes by itself when the account was erased before the Pix arrived', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await app.sql.query('UPDATE accounts SET erased_at = now() WHERE id = $1', [customer.id]);
    await pay(app, id);
    await becomes(id, 'estornado');
    expect((await chargeOf(app, id)).status).toBe('refunded');
    const kinds = ['criado', 'aguardando', 'sem_conta', 'falhou', 'retido', 'estornado', 'devolvido'];
    expect(await ledgerOf(app, id)).toEqual(kinds);
    expect([await moneyOf(app, id), await customer.grantedDays()]).toEqual([0, []]);
  });

  it("is taken back by the payer's bank after a dispute: the plan goes with it, and nothing more can be refunded", async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    const { id: chargeId } = await chargeOf(app, id);
    expect((await app.sandbox.post(`/pix/payments/${chargeId}/dispute`)).status).toBe(200);
    await becomes(id, 'contestado');
    expect(await customer.status(id)).toBe('disputed');
    expect([await moneyOf(app, id), await customer.daysLeft()]).toEqual([0, 0]);
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } });
  });

  it('is noticed without any notification, at the next look at the gateway', async () => {
    const id = await (await Customer.registered(app)).buys();
    const { id: chargeId } = await chargeOf(app, id);
    await app.sandbox.post(`/pix/payments/${chargeId}/dispute`, { notification: 'lost' });
    await dueNow(app, id);
    await becomes(id, 'contestado');
  });

  it('does not come for two charges of one account that were both paid: both give their days', async () => {
    const customer = await Customer.registered(app);
    const first = await customer.pix();
    await app.sql.query("UPDATE payments SET expires_at = now() - interval '1 second' WHERE id = $1", [first.id]);
    const second = await customer.pix();
    await pay(app, second.id);
    await pay(app, first.id, { late: true });
    await becomes(first.id, 'aprovado');
    await becomes(second.id, 'aprovado');
    expect(await customer.daysLeft()).toBe(14);
    expect(await chargesOf(app, first.id)).toHaveLength(1);
  });
});

test('a return by the rules that the gateway refuses goes on, as another order each time', async () => {
  const gateway = await RefusingGateway.start();
  const app = await startApp({ env: { ...QUICK_JOBS, MERCADO_PAGO_URL: gateway.url } });
  gateway.standBefore(app.sandboxUrl);
  const { id } = await (await Customer.registered(app)).pix();
  await pay(app, id, { amount: 1 });
  await until(async () => gateway.refusedKeys.size === 2);
  const { rows } = await app.sql.query('SELECT ended_at, outcome FROM charge_refunds WHERE payment_id = $1', [id]);
  expect(rows).toEqual([{ ended_at: null, outcome: null }]);
  gateway.refuses = false;
  await until(async () => (await bookStatus(app, id)) === 'estornado');
  expect([await moneyOf(app, id), (await chargeOf(app, id)).status]).toEqual([0, 'refunded']);
  await app.stop();
  gateway.close();
});

test('a code that names another receiver is never shown, and its charge is cancelled', async () => {
  const app = await startApp({ env: { ...QUICK_JOBS, ...LOGGED, PIX_RECEIVER_NAME: 'Outra Empresa' } });
  const customer = await Customer.registered(app);
  expect(await customer.createPix()).toMatchObject({ status: 502, body: { code: 'PIX_NOT_CREATED' } });
  const { rows } = await app.sql.query<{ id: string }>('SELECT id FROM payments WHERE account_id = $1', [customer.id]);
  const id = rows[0]?.id ?? '';
  expect(await ledgerOf(app, id)).toEqual(['criado', 'falhou']);
  await until(async () => (await chargeOf(app, id)).status === 'cancelled');
  expect(app.log()).toContain('names NITIDO SERVICOS DIGITAIS, not Outra Empresa (PIX_RECEIVER_NAME)');
  await app.stop();
});
