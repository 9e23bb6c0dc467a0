import { startApp, type World } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailTo, tokenIn } from '../identity/emails.js';
import { login, PASSWORD, registration } from '../identity/people.js';
import { BRONZE, Customer, chargesOf, ledgerOf, pay, SILVER, until } from './billing-world.js';
import { type CodeOptions, promoCode, tallyOf, under } from './promo-world.js';

interface Verdict {
  success: boolean;
  valid: boolean;
  code: string;
  error: string;
  message: string;
  discount: number;
  plans: Array<{ planId: string; finalPrice: number }>;
}

const HOUR = 3_600_000;
const ago = () => new Date(Date.now() - HOUR);
const ahead = () => new Date(Date.now() + HOUR);

describe('a promotional code', () => {
  let app: World;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  const validate = (code: unknown, http = app.http, more: object = {}) =>
    http.post<Verdict>('/api/promotional-codes/validate', { code, ...more });

  it('tells anybody what it takes off each plan, and reserves nothing', async () => {
    const code = await promoCode(app, { percent: 33, startsAt: ago(), expiresAt: ahead(), maxUses: 1 });
    const { status, body } = await validate(` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      valid: true,
      code,
      discount: 33,
      message: 'Desconto de 33% aplicado.',
      data: { discountPercentage: 33 },
      plans: [
        { planId: 'bronze', originalPrice: 15, discountAmount: 4.95, finalPrice: 10.05, discountPercentage: 33 },
        { planId: 'silver', originalPrice: 25, discountAmount: 8.25, finalPrice: 16.75, discountPercentage: 33 },
        { planId: 'gold', originalPrice: 35, discountAmount: 11.55, finalPrice: 23.45, discountPercentage: 33 },
      ],
    });
    expect((await tallyOf(app, code)).uses).toBe(0);
  });

  it('of 12,5 % leaves a price that is rounded down, the same in every answer', async () => {
    const code = await promoCode(app, { percent: 12.5 });
    const verdict = (await validate(code)).body;
    expect([verdict.discount, verdict.message]).toEqual([12.5, 'Desconto de 12,5% aplicado.']);
    expect(verdict.plans).toMatchObject([{ finalPrice: 13.12 }, { finalPrice: 21.87 }, { finalPrice: 30.62 }]);
    const customer = await Customer.registered(app);
    const claim = { ...under(code, 12.5, SILVER), amount: 21.87 };
    expect((await customer.createPix({ ...claim, amount: 21.88 })).status).toBe(409);
    expect(await customer.pix(claim)).toMatchObject({ amount: 21.87, originalAmount: 25, discount: 12.5 });
    expect((await tallyOf(app, code)).reservado).toBe(1);
  });

  it('tells only of the plans that it is for, and is refused for another one', async () => {
    const code = await promoCode(app, { planIds: ['silver'] });
    expect((await validate(code)).body.plans).toMatchObject([{ planId: 'silver', finalPrice: 22.5 }]);
    const customer = await Customer.registered(app);
    expect(await customer.createPix(under(code, 10))).toMatchObject({
      status: 409,
      body: {
        code: 'PROMO_CODE_NOT_FOR_PLAN',
        error: 'Este código promocional não vale para este plano.',
        details: { amount: 15, originalAmount: 15, discount: 0 },
      },
    });
    expect((await customer.pix(under(code, 10, SILVER))).amount).toBe(22.5);
  });

  it.each<[string, string, CodeOptions, number]>([
    ['PROMO_CODE_INVALID', 'Código promocional inválido', { active: false }, 422],
    ['PROMO_CODE_NOT_STARTED', 'Este código promocional ainda não começou a valer.', { startsAt: ahead() }, 409],
    ['PROMO_CODE_EXPIRED', 'Este código promocional expirou.', { expiresAt: ago() }, 409],
  ])('is refused with %s, here and at the charge: %s', async (code, text, options, atCharge) => {
    const promo = await promoCode(app, options);
    const { status, body } = await validate(promo);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { success: false, valid: false, code, error: text, message: text },
    });
    const customer = await Customer.registered(app);
    expect(await customer.createPix(under(promo, 10))).toMatchObject({
      status: atCharge,
      body: { code, error: text, details: { amount: 15, originalAmount: 15, discount: 0 } },
    });
    expect((await app.sql.query('SELECT 1 FROM payments WHERE account_id = $1', [customer.id])).rows).toEqual([]);
    expect((await tallyOf(app, promo)).uses).toBe(0);
  });

  it.each([
    ['an unknown code', 'NUNCA-EXISTIU', 422],
    ['nothing', '', 422],
    ['an attack', "' OR '1'='1", 422],
    ['a long text', 'X'.repeat(61), 400],
    ['a number', 5, 400],
    ['a list', ['X'], 400],
  ])('is not found in %s', async (_, code, status) => {
    expect(await validate(code)).toMatchObject({ status, body: { error: 'Código promocional inválido' } });
  });

  it('that ran out between its validation and the charge is refused with the price without it, and nothing is charged', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const [quick, slow] = [await Customer.registered(app), await Customer.registered(app)];
    expect((await validate(code, slow.http)).status).toBe(200);
    await quick.pix(under(code, 10));
    expect(await slow.createPix(under(code, 10))).toMatchObject({
      status: 409,
      body: {
        code: 'PROMO_CODE_EXHAUSTED',
        error: 'Este código promocional esgotou.',
        details: { amount: 15, originalAmount: 15, discount: 0 },
      },
    });
    expect((await app.sql.query('SELECT 1 FROM payments WHERE account_id = $1', [slow.id])).rows).toEqual([]);
    expect(await validate(code, slow.http)).toMatchObject({ status: 422, body: { code: 'PROMO_CODE_EXHAUSTED' } });
    expect((await slow.pix(BRONZE)).amount).toBe(15);
  });

  it('that its holder left for another look is not exhausted for them', async () => {
    const code = await promoCode(app, { maxUses: 1, maxUsesPerAccount: 1 });
    const customer = await Customer.registered(app);
    await customer.pix(under(code, 10));
    expect((await validate(code, customer.http)).status).toBe(200);
    expect((await validate(code)).body.code).toBe('PROMO_CODE_EXHAUSTED');
  });

  it('whose percentage was changed meanwhile is refused with the right figures', async () => {
    const code = await promoCode(app, { percent: 10 });
    const customer = await Customer.registered(app);
    await app.sql.query('UPDATE promotional_codes SET percent = 5 WHERE code = $1', [code]);
    expect(await customer.createPix(under(code, 10))).toMatchObject({
      status: 409,
      body: { code: 'PRICE_MISMATCH', details: { amount: 14.25, originalAmount: 15, discount: 5 } },
    });
    expect((await tallyOf(app, code)).uses).toBe(0);
  });

  it('is for an account as often as it says, which only that account is told', async () => {
    const code = await promoCode(app, { maxUsesPerAccount: 1 });
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(under(code, 10));
    await pay(app, id);
    await until(async () => (await customer.status(id)) === 'approved');
    const used = { code: 'PROMO_CODE_USED', error: 'Você já usou este código promocional.' };
    expect(await validate(code, customer.http)).toMatchObject({ status: 422, body: used });
    expect(await customer.createPix(under(code, 10))).toMatchObject({ status: 409, body: used });
    expect((await validate(code, app.http, { userEmail: customer.email })).status).toBe(200);
    expect((await validate(code, app.http.as('nada'), { userEmail: customer.email })).status).toBe(200);
  });

  it('of 100 % gives the plan at once, without a charge, with a receipt of nothing', async () => {
    const code = await promoCode(app, { percent: 100, maxUsesPerAccount: 1 });
    const customer = await Customer.registered(app);
    const { status, body } = await customer.createPix(under(code, 100, SILVER));
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({ status: 'approved', amount: 0, qrCodeBase64: null, pixCopyPaste: null });
    expect(await customer.grantedDays()).toEqual([15]);
    expect(await chargesOf(app, body.payment.id)).toEqual([]);
    expect(await ledgerOf(app, body.payment.id)).toEqual(['criado', 'aprovado']);
    expect(await tallyOf(app, code)).toMatchObject({ uses: 1, consumido: 1 });
  });

  it.each([1, 9])('of 100 %% for %i uses an account gives ten clicks and a later one the same gift', async (each) => {
    const code = await promoCode(app, { percent: 100, maxUsesPerAccount: each });
    const customer = await Customer.registered(app);
    const gifts = await Promise.all(Array.from({ length: 10 }, () => customer.pix(under(code, 100))));
    const later = await customer.pix(under(code, 100));
    expect(new Set([...gifts, later].map(({ id }) => id)).size).toBe(1);
    expect(await customer.grantedDays()).toEqual([7]);
    expect(await tallyOf(app, code)).toMatchObject({ uses: 1, consumido: 1 });
  });

  it.each([
    [1, { status: 409, body: { code: 'PROMO_CODE_USED' } }, []],
    [2, { status: 201, body: { payment: { status: 'approved' } } }, [7]],
  ])(
    'of 100 %% for %i uses an account whose gift was taken back gives no more than its uses',
    async (each, answer, left) => {
      const code = await promoCode(app, { percent: 100, maxUsesPerAccount: each });
      const customer = await Customer.registered(app);
      const first = await customer.pix(under(code, 100));
      const plan = `/api/admin/users/${customer.id}/plan`;
      const admin = await adminOf(app);
      const { rows } = await app.sql.query('SELECT id FROM subscription_grants WHERE payment_id = $1', [first.id]);
      expect((await admin.post(`${plan}/extensions/${rows[0]?.id}/take-back`)).status).toBe(200);
      const again = await customer.createPix(under(code, 100));
      expect(again).toMatchObject(answer);
      expect(again.body.payment?.id).not.toBe(first.id);
      const inForce = 'SELECT days FROM subscription_grants WHERE account_id = $1 AND revoked_at IS NULL';
      expect((await app.sql.query(inForce, [customer.id])).rows.map(({ days }) => days)).toEqual(left);
      expect((await tallyOf(app, code)).uses).toBe(each);
    },
  );

  it('of 100 % is for a confirmed e-mail, which the link sent to it makes it', async () => {
    const code = await promoCode(app, { percent: 100 });
    const customer = await Customer.registered(app, 'cliente', false);
    expect(await customer.createPix(under(code, 100))).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_CONFIRMED', error: 'Confirme seu e-mail para usar este código promocional.' },
    });
    expect(await tallyOf(app, code)).toMatchObject({ uses: 0 });
    await customer.http.post('/api/user/email/confirmation');
    const token = tokenIn(await emailTo(app, customer.email, 'Confirme seu e-mail'));
    expect((await app.http.post('/api/auth/confirm-email', { token })).status).toBe(200);
    expect((await customer.pix(under(code, 100))).status).toBe('approved');
  });

  it('is not held from a buyer by accounts without a confirmed e-mail that do not pay', async () => {
    const code = await promoCode(app, { maxUses: 3 });
    const idle = await Promise.all(Array.from({ length: 3 }, () => Customer.registered(app, 'webhook-lost', false)));
    const charges = await Promise.all(idle.map((customer) => customer.pix(under(code, 10))));
    expect(await tallyOf(app, code)).toMatchObject({ uses: 3, reservado: 3 });
    const late = await Customer.registered(app, 'webhook-lost', false);
    expect((await validate(code, late.http)).status).toBe(200);
    expect(await late.createPix(under(code, 10))).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });
    const buyers = await Promise.all(Array.from({ length: 3 }, () => Customer.registered(app)));
    const paid = await Promise.all(buyers.map((buyer) => buyer.pix(under(code, 10))));
    expect(await tallyOf(app, code)).toMatchObject({ uses: 3, reservado: 3, liberado: 3 });
    expect(await (await Customer.registered(app)).createPix(under(code, 10))).toMatchObject({
      status: 409,
      body: { code: 'PROMO_CODE_EXHAUSTED' },
    });
    for (const [n, { id }] of paid.entries()) {
      await pay(app, id);
      await until(async () => (await buyers[n]?.status(id)) === 'approved');
    }
    await pay(app, charges[0]?.id ?? '');
    await until(async () => (await idle[0]?.status(charges[0]?.id ?? '')) === 'approved');
    expect(await tallyOf(app, code)).toMatchObject({ uses: 3, consumido: 3, excedente: 1 });
  });

  it('is one person’s once, whatever account comes after the one that used it', async () => {
    const code = await promoCode(app, { percent: 100, maxUsesPerAccount: 1 });
    const customer = await Customer.registered(app);
    await customer.pix(under(code, 100));
    const { token } = (await login(app.http, customer.email)).body;
    expect((await app.http.as(token).delete('/api/user', { password: PASSWORD })).status).toBe(200);
    const email = customer.email.replace('+cliente', '+outra');
    const { body } = await app.http.post<{ tempToken: string; user: { id: string } }>(
      '/api/auth/register',
      registration({ email }),
    );
    await app.sql.query('UPDATE accounts SET email_confirmed_at = now() WHERE id = $1', [body.user.id]);
    const again = app.http.as(body.tempToken);
    expect(await again.post('/api/payments/create-pix', under(code, 100))).toMatchObject({
      status: 409,
      body: { code: 'PROMO_CODE_USED' },
    });
    expect(await validate(code, again)).toMatchObject({ status: 422, body: { code: 'PROMO_CODE_USED' } });
  });

  it('of 100 % takes the place of a charge that is still open', async () => {
    const code = await promoCode(app, { percent: 100 });
    const customer = await Customer.registered(app);
    const { id } = await customer.pix(BRONZE);
    expect((await customer.pix(under(code, 100))).status).toBe('approved');
    expect(await chargesOf(app, id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await customer.grantedDays()).toEqual([7]);
  });

  it('that is gone is no reason to forget what an Idempotency-Key was answered', async () => {
    const code = await promoCode(app, { maxUses: 1 });
    const customer = await Customer.registered(app);
    const key = { 'idempotency-key': 'com-codigo' };
    const first = await customer.createPix(under(code, 10), key);
    await app.sql.query('UPDATE promotional_codes SET active = false WHERE code = $1', [code]);
    const again = await customer.createPix(under(code, 10), key);
    expect(again).toMatchObject({ status: 201, body: { payment: { id: first.body.payment.id, promoCode: code } } });
  });

  it('lies in the list of the account’s payments, the newest first, a page at a time', async () => {
    const code = await promoCode(app, { percent: 100, maxUsesPerAccount: 1 });
    const customer = await Customer.registered(app);
    const gift = await customer.pix(under(code, 100));
    const open = await customer.pix(SILVER);
    type List = { data: Array<{ id: string }>; nextCursor: string | null; total: number };
    const { body } = await customer.http.get<List>('/api/payments');
    expect(body).toMatchObject({
      data: [
        { id: open.id, status: 'pending', amount: 25, promoCode: null, paidAt: null },
        { id: gift.id, status: 'approved', amount: 0, discountAmount: 15, promoCode: code },
      ],
      nextCursor: null,
      total: 2,
    });
    expect((await customer.http.get<List>(`/api/payments?cursor=${open.id}`)).body.data).toMatchObject([
      { id: gift.id },
    ]);
    expect((await customer.http.get('/api/payments?cursor=x')).status).toBe(400);
    expect((await app.http.get('/api/payments')).status).toBe(401);
    const stranger = await Customer.registered(app);
    expect((await stranger.http.get<List>('/api/payments')).body).toMatchObject({ data: [], total: 0 });
  });
});

let limited: World;

beforeAll(async () => {
  limited = await startApp({ env: { RATE_LIMIT: 'on' } });
});

describe('guessing codes', () => {
  it('is held to 60 tries in ten minutes from one address', async () => {
    const app = limited;
    const code = await promoCode(app);
    const tries = Array.from({ length: 60 }, () => app.http.post('/api/promotional-codes/validate', { code: 'X' }));
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([422]));
    const refused = await app.http.post<Verdict>('/api/promotional-codes/validate', { code });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { rows } = await app.sql.query("SELECT key FROM rate_limits WHERE key LIKE 'promo-code%'");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('127.0.0');
  });
});

describe('charges under a code', () => {
  it('are twenty an hour from one address, whatever the accounts; those without a code go on', async () => {
    const app = limited;
    const code = await promoCode(app);
    const [one, two] = [await Customer.registered(app), await Customer.registered(app)];
    for (let n = 0; n < 10; n++) {
      for (const customer of [one, two]) expect((await customer.createPix(under(code, 10))).status).toBe(201);
    }
    const three = await Customer.registered(app);
    expect(await three.createPix(under(code, 10))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await three.createPix(BRONZE)).status).toBe(201);
    const { rows } = await app.sql.query("SELECT key FROM rate_limits WHERE key LIKE 'promo-reserve%'");
    expect(JSON.stringify(rows)).not.toContain('127.0.0');
  });
});
