import { parseBrCode } from '../../src/kernel/br-code.js';
import { startApp, type World } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from '../identity/admins.js';
import { heldUp } from '../lookups/held-up.js';
import { BRONZE, Customer, chargesOf, ledgerOf, pay, SILVER, until } from './billing-world.js';

describe('paying a plan by Pix', () => {
  let app: World;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  it('lists the plans with prices in reais', async () => {
    const { status, body } = await app.http.get('/api/plans');
    expect(status).toBe(200);
    expect(body.plans).toMatchObject([
      { id: 'bronze', name: 'Bronze', duration: 7, price: 15, popular: false },
      { id: 'silver', name: 'Prata', duration: 15, price: 25, popular: true },
      { id: 'gold', name: 'Ouro', duration: 30, price: 35, popular: false },
    ]);
  });

  it('answers a code that pays this very plan to us within 900 seconds', async () => {
    const customer = await Customer.registered(app);
    const { status, body } = await customer.createPix(SILVER);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      payment: { planId: 'silver', status: 'pending', amount: 25, originalAmount: 25, discount: 0 },
    });
    const { payment } = body;
    expect(parseBrCode(payment.pixCopyPaste ?? '')).toMatchObject({ amountCents: 2500, merchantName: payment.payee });
    expect(payment.payee).toBe('NITIDO SERVICOS DIGITAIS');
    expect(
      Buffer.from(payment.qrCodeBase64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const seconds = (Date.parse(payment.expiresAt) - Date.parse(payment.serverTime)) / 1_000;
    expect(seconds).toBeGreaterThan(895);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  it('activates the plan when it is paid, and the subscriber sees it', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(SILVER);
    expect(await customer.status(id)).toBe('pending');
    await pay(app, id);
    await until(async () => (await customer.status(id)) === 'approved');
    const { body: login } = await app.http.post<{ token: string }>('/api/auth/login', {
      email: customer.email,
      password: 'Garoa-2026',
      captchaToken: 'ok',
    });
    const { status, body } = await app.http.as(login.token).get('/api/user/subscription');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      hasSubscription: true,
      subscription: { status: 'active', plan: 'Prata', planId: 'silver', daysRemaining: 15 },
    });
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'aprovado']);
  });

  it('extends what is left when the plan is renewed', async () => {
    const customer = await Customer.registered(app);
    const first = await customer.pix(SILVER);
    await pay(app, first.id);
    await until(async () => (await customer.status(first.id)) === 'approved');
    const second = await customer.pix(BRONZE);
    await pay(app, second.id);
    await until(async () => (await customer.status(second.id)) === 'approved');
    expect(await customer.grantedDays()).toEqual([15, 7]);
    expect(await customer.daysLeft()).toBe(22);
  });

  it('keeps the personal data of the payer only until the charge exists', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    const { rows } = await app.sql.query('SELECT payer, p::text AS everything FROM payments p WHERE id = $1', [id]);
    expect(rows[0].payer).toBeNull();
    expect(rows[0].everything).not.toContain(customer.email);
  });

  it('shows the pending charge again after a reload, with the same code and clock', async () => {
    const customer = await Customer.registered(app);
    expect((await customer.http.get('/api/payments/pending')).body).toEqual({ success: true, payment: null });
    const { id, pixCopyPaste, expiresAt } = await customer.pix();
    const { body } = await customer.http.get('/api/payments/pending');
    expect(body).toMatchObject({ success: true, payment: { id, pixCopyPaste, expiresAt, status: 'pending' } });
  });

  it('gives two tabs, ten clicks and a later retry one and the same charge, and one plan', async () => {
    const customer = await Customer.registered(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => customer.pix()));
    const later = await customer.pix();
    const ids = new Set([...answers, later].map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(new Set(answers.map(({ pixCopyPaste }) => pixCopyPaste)).size).toBe(1);
    expect(await chargesOf(app, later.id)).toHaveLength(1);
    await pay(app, later.id);
    await until(async () => (await customer.status(later.id)) === 'approved');
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('answers the same payment to the same Idempotency-Key, says so, and refuses it with another body', async () => {
    const customer = await Customer.registered(app);
    const key = { 'idempotency-key': 'pedido-1' };
    const first = await customer.createPix(BRONZE, key);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    await pay(app, first.body.payment.id);
    await until(async () => (await customer.status(first.body.payment.id)) === 'approved');
    const again = await customer.createPix(BRONZE, key);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body.payment).toMatchObject({ id: first.body.payment.id, status: 'approved' });
    const other = await customer.createPix(SILVER, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await customer.createPix(BRONZE, { 'idempotency-key': 'a b' })).status).toBe(400);
  });

  it('refuses a key whose first call is still under way, and takes it again when that one has failed', async () => {
    const customer = await Customer.registered(app, 'webhook-lost');
    const key = { 'idempotency-key': 'pedido-2' };
    const opening = { lock: 'payment_ledger IN EXCLUSIVE MODE', words: 'INSERT INTO payment_ledger' };
    const first = await heldUp(
      app,
      opening,
      () => customer.createPix(BRONZE, key),
      async ({ release }) => {
        const second = await customer.createPix(BRONZE, key);
        expect(second).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } });
        expect(second.headers.get('retry-after')).toBe('1');
        await release();
      },
    );
    expect(first.status).toBe(201);

    const other = await Customer.registered(app, 'webhook-lost');
    await app.sandbox.post('/faults/mercado-pago', { kind: 'garbage' });
    expect((await other.createPix(BRONZE, key)).status).toBe(502);
    await app.sandbox.delete('/faults');
    expect((await until(async () => (await other.createPix(BRONZE, key)).body.payment)).status).toBe('pending');
  });

  it('sells again as soon as the gateway works, however long the books would pause before they try', async () => {
    const customer = await Customer.registered(app, 'webhook-lost');
    await app.sandbox.post('/faults/mercado-pago', { kind: 'garbage' });
    expect((await customer.createPix()).status).toBe(502);
    await app.sandbox.delete('/faults');
    await app.sql.query("UPDATE payments SET next_check_at = now() + interval '10 minutes' WHERE account_id = $1", [
      customer.id,
    ]);
    expect((await until(async () => (await customer.createPix()).body.payment)).status).toBe('pending');
  });

  it('refuses figures that are not the right ones, tells the right ones and makes no charge (ASVS 2.2.2, 2.2.3)', async () => {
    const customer = await Customer.registered(app);
    for (const wrong of [{ amount: 1 }, { originalAmount: 25 }, { discount: 50 }]) {
      const { status, body } = await customer.createPix({ ...BRONZE, ...wrong });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'PRICE_MISMATCH' });
      expect(body.details).toEqual({ amount: 15, originalAmount: 15, discount: 0 });
    }
    const { rows } = await app.sql.query('SELECT 1 FROM payments WHERE account_id = $1', [customer.id]);
    expect(rows).toEqual([]);
  });

  it('refuses a promotional code that nobody made', async () => {
    const customer = await Customer.registered(app);
    const { status, body } = await customer.createPix({ ...BRONZE, promoCode: 'NITIDO10' });
    expect({ status, error: body.error }).toEqual({ status: 422, error: 'Código promocional inválido' });
  });

  it.each<[string, unknown]>([
    ['an empty body', {}],
    ['an unknown plan', { ...BRONZE, planId: 'platina' }],
    ['a number for a plan', { ...BRONZE, planId: 7 }],
    ['a list of plans', { ...BRONZE, planId: ['bronze'] }],
    ['an amount in letters', { ...BRONZE, amount: '15' }],
    ['an object for an amount', { ...BRONZE, amount: {} }],
    ['a discount in words', { ...BRONZE, discount: 'nenhum' }],
    ['a description without end', { ...BRONZE, description: 'x'.repeat(201) }],
    ['control characters', { ...BRONZE, description: 'a\u0000b' }],
    ['a number for a code', { ...BRONZE, promoCode: 5 }],
    ['an unknown field', { ...BRONZE, userId: 'outro' }],
    ['a list', [BRONZE]],
  ])('refuses %s with a text', async (_, body) => {
    const customer = await Customer.registered(app);
    const answer = await customer.createPix(body as object);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    expect(answer.body.error).not.toMatch(/must|should|property/);
  });

  it('refuses broken JSON, a huge body and another content type', async () => {
    const { http } = await Customer.registered(app);
    const send = (body: string, type: string) =>
      http.raw('POST', '/api/payments/create-pix', body, { 'content-type': type });
    expect((await send('{"planId":', 'application/json')).status).toBe(400);
    expect((await send(`{"planId":"${'x'.repeat(300_000)}"}`, 'application/json')).status).toBe(413);
    expect((await send('<planId>bronze</planId>', 'application/xml')).status).toBe(415);
  });

  it('is refused to an administrator who has no e-mail, and asks nothing of the gateway', async () => {
    const admin = (await enterAsAdmin(app.http)).body;
    const { rows } = await app.sql.query('SELECT email FROM accounts WHERE id = $1', [admin.user.id]);
    await app.sql.query('UPDATE accounts SET email = NULL WHERE id = $1', [admin.user.id]);
    try {
      const again = (await enterAsAdmin(app.http)).body;
      const answer = await app.http.as(again.token).post('/api/payments/create-pix', {
        planId: 'silver',
        amount: 25,
        originalAmount: 25,
        discount: 0,
        promoCode: null,
        description: 'Plano Prata',
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'PAYER_EMAIL_REQUIRED' } });
    } finally {
      await app.sql.query('UPDATE accounts SET email = $2 WHERE id = $1', [admin.user.id, rows[0].email]);
    }
  });

  it('is for whoever holds a token, and a payment for its owner alone', async () => {
    expect((await app.http.post('/api/payments/create-pix', BRONZE)).status).toBe(401);
    expect((await app.http.get('/api/payments/pending')).status).toBe(401);
    expect((await app.http.get('/api/user/subscription')).status).toBe(401);
    const owner = await Customer.registered(app);
    const stranger = await Customer.registered(app);
    const { id } = await owner.pix();
    expect((await app.http.get(`/api/payments/status/${id}`)).status).toBe(401);
    for (const path of [id, id.toUpperCase().replace(/./, 'f'), 'nada', "1' OR '1'='1"]) {
      const answer = await stranger.http.get(`/api/payments/status/${encodeURIComponent(path)}`);
      expect(answer).toMatchObject({ status: 404, body: { error: 'Pagamento não encontrado.' } });
      expect((await stranger.http.post(`/api/payments/${encodeURIComponent(path)}/check`)).status).toBe(404);
    }
  });
});
