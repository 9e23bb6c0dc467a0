import { parseBrCode } from '../../src/kernel/br-code.js';
import type { Answer } from '../harness/http-client.js';
import { runCliHere } from '../harness/run-cli.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
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
  runOut,
  until,
} from './billing-world.js';

const SECRET = 'sandbox-bacen-webhook-secret-0001';
const PAID_ONCE = ['criado', 'aguardando', 'aprovado'];

describe("a bank that speaks the Banco Central's API Pix", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, PAYMENT_GATEWAY: 'bacen' } });
  });
  afterEach(async () => {
    await app.sandbox.delete('/faults');
  });
  afterAll(() => app.stop());

  const becomes = (id: string, status: string) => until(async () => (await bookStatus(app, id)) === status);
  const undisturbed = (id: string) =>
    app.sql.query("UPDATE payments SET next_check_at = now() + interval '1 day' WHERE id = $1", [id]);

  async function paidUnheard(): Promise<{ customer: Customer; id: string; pix: object }> {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await undisturbed(id);
    await pay(app, id, { notification: 'lost' });
    const { endToEndId, externalReference: txid } = await chargeOf(app, id);
    return { customer, id, pix: { endToEndId, txid, valor: '15.00', horario: new Date().toISOString() } };
  }

  function deliver(pix: object[], path = `/bacen/pix?hmac=${SECRET}`): Promise<Answer<{ code: string }>> {
    return app.http.post(`/api/payments/webhooks${path}`, { pix });
  }

  it('is paid, and tells so: the plan is active', async () => {
    const customer = await Customer.registered(app);
    const payment = await customer.pix();
    expect(parseBrCode(payment.pixCopyPaste ?? '')).toMatchObject({ amountCents: 1500, merchantName: payment.payee });
    await undisturbed(payment.id);
    await pay(app, payment.id);
    await becomes(payment.id, 'aprovado');
    expect(await ledgerOf(app, payment.id)).toEqual(PAID_ONCE);
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('goes on notifying this address after a command was run elsewhere', async () => {
    const customer = await Customer.registered(app);
    const elsewhere = { PAYMENT_GATEWAY: 'bacen', PUBLIC_URL: 'http://127.0.0.1:9' };
    expect(await runCliHere(app, 'audit', ['verify'], elsewhere)).toMatchObject({ code: 0 });
    const { id } = await customer.pix();
    await undisturbed(id);
    await pay(app, id);
    await becomes(id, 'aprovado');
  });

  it('notifies in batches, twice, and without the charge: each is paid once', async () => {
    const paid = await Promise.all([paidUnheard(), paidUnheard(), paidUnheard()]);
    const [one, two, bare] = paid.map(({ pix }) => pix) as [object, object, object];
    const batch = [one, { nada: 1 }, two, { ...bare, txid: undefined }, one];
    const answers = await Promise.all([deliver(batch), deliver(batch, `/bacen?hmac=${SECRET}&ignorar=/pix`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { customer, id } of paid) {
      await becomes(id, 'aprovado');
      expect(await ledgerOf(app, id)).toEqual(PAID_ONCE);
      expect(await customer.grantedDays()).toEqual([7]);
    }
  });

  it('tries the address before it notifies there', async () => {
    const test = { evento: 'teste_webhook', data_criacao: new Date().toISOString() };
    for (const path of [`bacen?hmac=${SECRET}&ignorar=`, `bacen/pix?hmac=${SECRET}`]) {
      expect(await app.http.post(`/api/payments/webhooks/${path}`, test)).toMatchObject({
        status: 200,
        body: { success: true },
      });
    }
    expect((await app.http.post('/api/payments/webhooks/bacen?hmac=outro', test)).status).toBe(401);
  });

  it('is not believed without the secret, nor in what it says of money', async () => {
    const { customer, id, pix } = await paidUnheard();
    for (const path of ['/bacen/pix', '/bacen/pix?hmac=outro', '/bacen?ignorar=/pix']) {
      expect(await deliver([pix], path)).toMatchObject({ status: 401, body: { code: 'WEBHOOK_SIGNATURE_INVALID' } });
    }
    expect(await deliver([])).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    const unpaid = await customer.pix({ planId: 'gold' });
    const { externalReference: txid } = await chargeOf(app, unpaid.id);
    expect((await deliver([{ ...pix, txid, valor: '35.00' }])).status).toBe(200);
    await until(async () => {
      const { rows } = await app.sql.query('SELECT outcome FROM webhook_inbox WHERE subject_id = $1', [txid]);
      return rows[0]?.outcome === 'aguardando';
    });
    expect([await bookStatus(app, id), await bookStatus(app, unpaid.id)]).toEqual(['aguardando', 'aguardando']);
  });

  it('is found to have been paid when its notification was lost', async () => {
    const { customer, id } = await paidUnheard();
    const { body } = await customer.http.post(`/api/payments/${id}/check`);
    expect(body).toMatchObject({ status: 'approved' });
  });

  it('is told to remove a charge whose time is over', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await runOut(app, id);
    await until(async () => (await chargeOf(app, id)).status === 'cancelled');
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'expirado']);
  });

  it('gives a wrong amount back', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await pay(app, id, { amount: 1, notification: 'lost' });
    await dueNow(app, id);
    await becomes(id, 'estornado');
    expect((await chargeOf(app, id)).status).toBe('refunded');
    expect([await moneyOf(app, id), await customer.grantedDays()]).toEqual([0, []]);
  });

  it.each(['server-error', 'reset', 'garbage'])('makes one charge after %s, when it answers again', async (kind) => {
    const customer = await Customer.registered(app);
    await app.sandbox.post('/faults/bacen-pix', { kind });
    expect(await customer.createPix()).toMatchObject({ body: { error: 'Erro ao gerar PIX' } });
    await app.sandbox.delete('/faults');
    const payment = await until(async () => (await customer.createPix()).body.payment);
    expect(await chargesOf(app, payment.id)).toHaveLength(1);
  });

  it('is left for another gateway: payments made here before are looked after beside the new ones', async () => {
    const { customer, id } = await paidUnheard();
    const other = await startApp({ beside: app, env: QUICK_JOBS });
    const there = customer.at(other, String((await login(customer)).tempToken));
    const next = await there.pix({ planId: 'gold' });
    const { rows } = await app.sql.query('SELECT provider FROM payments WHERE id = $1', [next.id]);
    expect(rows).toEqual([{ provider: 'mercado-pago' }]);
    expect((await there.http.post(`/api/payments/${id}/check`)).body).toMatchObject({ status: 'approved' });
    await other.stop();
  });

  async function login({ email }: Customer): Promise<Record<string, unknown>> {
    return (await app.http.post('/api/auth/login', { email, password: 'Garoa-2026', captchaToken: 'ok' })).body;
  }
});
