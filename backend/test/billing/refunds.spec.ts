import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from '../identity/admins.js';
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

describe.each(['mercado-pago', 'bacen'])('money that goes back through %s', (gateway) => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, ...ADMIN, PAYMENT_GATEWAY: gateway } });
    admin = app.http.as((await enterAsAdmin(app.http)).body.token);
  });
  afterEach(async () => {
    await app.sandbox.delete('/faults');
  });
  afterAll(() => app.stop());

  const vendor = gateway === 'bacen' ? 'bacen-pix' : gateway;
  const becomes = (id: string, status: string) => until(async () => (await bookStatus(app, id)) === status);
  const refund = (id: string, reason = 'arrependimento') => admin.post(`/api/admin/payments/${id}/refund`, { reason });

  async function paid(customer: Customer, plan?: object): Promise<string> {
    const { id } = await customer.pix(plan);
    await pay(app, id);
    await becomes(id, 'aprovado');
    return id;
  }

  it('by an admin ends the plan, once, however often it is asked for', async () => {
    const customer = await Customer.registered(app);
    const id = await paid(customer);
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
    const first = await paid(customer, SILVER);
    await paid(customer);
    expect(await customer.daysLeft()).toBe(22);
    expect((await refund(first)).body).toMatchObject({ success: true, refund: 'refunded' });
    expect(await customer.daysLeft()).toBe(7);
  });

  it('waits while the gateway is out, and goes by itself afterwards', async () => {
    const id = await paid(await Customer.registered(app));
    await app.sandbox.post(`/faults/${vendor}`, { kind: 'server-error' });
    expect((await refund(id)).body).toMatchObject({ success: true, refund: 'pending' });
    expect(await bookStatus(app, id)).toBe('aprovado');
    await app.sandbox.delete('/faults');
    await becomes(id, 'estornado');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'aprovado', 'estorno_pedido', 'estornado']);
  });

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
    const id = await paid(customer);
    const { id: chargeId } = await chargeOf(app, id);
    expect((await app.sandbox.post(`/pix/payments/${chargeId}/dispute`)).status).toBe(200);
    await becomes(id, 'contestado');
    expect(await customer.status(id)).toBe('disputed');
    expect([await moneyOf(app, id), await customer.daysLeft()]).toEqual([0, 0]);
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } });
  });

  it('is noticed without any notification, at the next look at the gateway', async () => {
    const id = await paid(await Customer.registered(app));
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

test('a code that names another receiver is never shown, and its charge is cancelled', async () => {
  const app = await startApp({ env: { ...QUICK_JOBS, PIX_RECEIVER_NAME: 'Outra Empresa' } });
  const customer = await Customer.registered(app);
  expect(await customer.createPix()).toMatchObject({ status: 502, body: { code: 'PIX_NOT_CREATED' } });
  const { rows } = await app.sql.query<{ id: string }>('SELECT id FROM payments WHERE account_id = $1', [customer.id]);
  const id = rows[0]?.id ?? '';
  expect(await ledgerOf(app, id)).toEqual(['criado', 'falhou']);
  await until(async () => (await chargeOf(app, id)).status === 'cancelled');
  await app.stop();
});
