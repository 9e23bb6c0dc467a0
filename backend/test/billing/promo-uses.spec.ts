import { type RunningApp, startApp } from '../harness/start-app.js';
import {
  BRONZE,
  bookStatus,
  Customer,
  chargeOf,
  chargesOf,
  dueNow,
  ledgerOf,
  pay,
  QUICK_JOBS,
  runOut,
  SILVER,
  until,
} from './billing-world.js';
import { promoCode, tallyOf, under } from './promo-world.js';

describe('the use of a promotional code', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ ownProcess: true, env: QUICK_JOBS });
  });
  afterEach(async () => {
    await app.sandbox.delete('/faults');
    await app.sandbox.delete('/gates');
  });
  afterAll(() => app.stop());

  const unheard = () => Customer.registered(app, 'webhook-lost');
  const NONE = { uses: 0, reservado: 0, consumido: 0, liberado: 0, excedente: 0 };

  it('is reserved with the charge, which is over the lower price, and consumed when it is paid', async () => {
    const code = await promoCode(app, { percent: 33, maxUses: 1 });
    const customer = await Customer.registered(app);
    const payment = await customer.pix(under(code, 33));
    expect(payment).toMatchObject({ amount: 10.05, originalAmount: 15, discount: 33, status: 'pending' });
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1 });
    await pay(app, payment.id);
    await until(async () => (await customer.status(payment.id)) === 'approved');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, consumido: 1 });
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('is found under the code in small letters too', async () => {
    const code = await promoCode(app);
    const customer = await unheard();
    expect((await customer.pix(under(` ${code.toLowerCase()} `, 10))).amount).toBe(13.5);
  });

  it('comes back once when the charge has run out, and not before the gateway has closed it', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const [one, two] = [await unheard(), await unheard()];
    const { id } = await one.pix(under(code, 10));
    await app.sandbox.post('/faults/mercado-pago', { kind: 'server-error' });
    await runOut(app, id);
    await until(async () => (await bookStatus(app, id)) === 'expirado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1 });
    expect(await two.createPix(under(code, 10))).toMatchObject({
      status: 409,
      body: { code: 'PROMO_CODE_EXHAUSTED', details: { amount: 15, originalAmount: 15, discount: 0 } },
    });

    await app.sandbox.delete('/faults');
    await dueNow(app, id);
    await until(async () => (await tallyOf(app, code)).liberado === 1);
    await dueNow(app, id);
    const settled = "SELECT 1 FROM payments WHERE id = $1 AND next_check_at > now() + interval '5 minutes'";
    await until(async () => (await app.sql.query(settled, [id])).rowCount);
    expect(await tallyOf(app, code)).toEqual({ ...NONE, liberado: 1 });
    expect((await two.pix(under(code, 10))).status).toBe('pending');
  });

  it('is free for the buyer’s next Pix though the gateway does not know the one before', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const customer = await unheard();
    const { id } = await customer.pix(under(code, 10));
    await app.sql.query("UPDATE payments SET provider_payment_id = '434343' WHERE id = $1", [id]);
    await runOut(app, id);
    await until(() => app.log().includes(`does not know the charge 434343 of payment ${id}`));
    expect((await customer.pix(under(code, 10))).status).toBe('pending');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1, liberado: 1 });
  });

  it('is still there for a payment that comes before the gateway has closed its charge', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const customer = await unheard();
    const { id } = await customer.pix(under(code, 10));
    await pay(app, id);
    await runOut(app, id);
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, consumido: 1 });
  });

  it('is taken anew by a payment that comes late', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const customer = await unheard();
    const { id } = await customer.pix(under(code, 10));
    await runOut(app, id);
    await until(async () => (await tallyOf(app, code)).liberado === 1);
    await pay(app, id, { late: true });
    await dueNow(app, id);
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, consumido: 1 });
  });

  it('is not counted above the maximum when it is somebody else’s by then; the plan is given and the ledger says so', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const [late, quick] = [await unheard(), await unheard()];
    const { id } = await late.pix(under(code, 10));
    await runOut(app, id);
    await until(async () => (await tallyOf(app, code)).liberado === 1);
    await quick.pix(under(code, 10));
    await pay(app, id, { late: true });
    await dueNow(app, id);
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1, excedente: 1 });
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'expirado', 'aprovado', 'codigo_excedente']);
    expect(await late.grantedDays()).toEqual([7]);
  });

  it('stays consumed when the money goes back', async () => {
    const code = await promoCode(app);
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(under(code, 10));
    await pay(app, id);
    await until(async () => (await bookStatus(app, id)) === 'aprovado');
    const { id: chargeId } = await chargeOf(app, id);
    await app.sandbox
      .with({ authorization: 'Bearer TEST-sandbox-access-token', 'x-idempotency-key': 'devolucao' })
      .post(`/mercado-pago/v1/payments/${chargeId}/refunds`);
    await app.sandbox.post(`/pix/payments/${chargeId}/notify`, { notification: 'normal' });
    await until(async () => (await bookStatus(app, id)) === 'estornado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, consumido: 1 });
  });

  it('comes back when the gateway refuses the charge', async () => {
    const code = await promoCode(app);
    const customer = await unheard();
    // Until it has answered: a look at an earlier charge would use a single fault up.
    await app.sandbox.post('/faults/mercado-pago', { kind: 'inconsistent' });
    expect((await customer.createPix(under(code, 10))).status).toBe(502);
    await app.sandbox.post('/faults/mercado-pago', { kind: null });
    await until(async () => (await tallyOf(app, code)).liberado === 1);
    expect(await tallyOf(app, code)).toEqual({ ...NONE, liberado: 1 });
  });

  it('moves with its owner to another plan, whose old charge is closed first', async () => {
    const code = await promoCode(app, { maxUses: 1, maxUsesPerAccount: 1 });
    const customer = await unheard();
    const bronze = await customer.pix(under(code, 10));
    const silver = await customer.pix(under(code, 10, SILVER));
    expect(silver).toMatchObject({ planId: 'silver', amount: 22.5 });
    expect((await chargeOf(app, bronze.id)).status).toBe('cancelled');
    expect(await bookStatus(app, bronze.id)).toBe('cancelado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1, liberado: 1 });
  });

  it('is given back for a charge of the same plan without the code, and taken for one with it', async () => {
    const code = await promoCode(app);
    const customer = await unheard();
    const full = await customer.pix(BRONZE);
    const cheap = await customer.pix(under(code, 10));
    expect(cheap.id).not.toBe(full.id);
    expect((await chargeOf(app, full.id)).status).toBe('cancelled');
    const again = await customer.pix(BRONZE);
    expect(again.amount).toBe(15);
    expect((await chargeOf(app, cheap.id)).status).toBe('cancelled');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, liberado: 1 });
  });

  it('gives whoever paid meanwhile the plan that they paid for, and no second charge', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const customer = await unheard();
    const bronze = await customer.pix(under(code, 10));
    await app.sql.query("UPDATE payments SET next_check_at = now() + interval '1 day' WHERE id = $1", [bronze.id]);
    await pay(app, bronze.id);
    const answer = await customer.pix(under(code, 10, SILVER));
    expect(answer).toMatchObject({ id: bronze.id, planId: 'bronze', status: 'approved', pixCopyPaste: null });
    expect(await customer.grantedDays()).toEqual([7]);
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, consumido: 1 });
  });

  it('answers a new code for the same plan and code after the old one has run out, at once', async () => {
    const code = await promoCode(app, { maxUses: 1, maxUsesPerAccount: 1 });
    const customer = await unheard();
    const first = await customer.pix(under(code, 10));
    await app.sql.query("UPDATE payments SET expires_at = now() - interval '1 second' WHERE id = $1", [first.id]);
    const next = await customer.pix(under(code, 10));
    expect(next.id).not.toBe(first.id);
    expect((await chargeOf(app, first.id)).status).toBe('cancelled');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1, liberado: 1 });
  });

  it('is one for ten clicks', async () => {
    const code = await promoCode(app);
    const customer = await unheard();
    const payments = await Promise.all(Array.from({ length: 10 }, () => customer.pix(under(code, 10))));
    const [id = '', ...others] = new Set(payments.map((payment) => payment.id));
    expect(others).toEqual([]);
    expect(await chargesOf(app, id)).toHaveLength(1);
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1 });
  });

  it('survives a SIGKILL between reservation and charge', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const customer = await unheard();
    await app.sandbox.post('/gates/mercado-pago');
    const answer = customer.createPix(under(code, 10)).catch(() => null);
    await until(async () => (await tallyOf(app, code)).reservado === 1);
    await app.kill('SIGKILL');
    await answer;
    await app.sandbox.delete('/gates');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, reservado: 1 });

    await app.restart('here');
    const payment = await customer.pix(under(code, 10));
    expect(await chargesOf(app, payment.id)).toHaveLength(1);
    await pay(app, payment.id);
    await dueNow(app, payment.id);
    await until(async () => (await bookStatus(app, payment.id)) === 'aprovado');
    expect(await tallyOf(app, code)).toEqual({ ...NONE, uses: 1, consumido: 1 });
  });
});
