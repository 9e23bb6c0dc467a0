import { brazilianDay } from '../../src/kernel/brazilian-day.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { bookStatus, Customer, ledgerOf, QUICK_JOBS, SILVER, until } from './billing-world.js';
import { promoCode, under } from './promo-world.js';

interface Withdrawal {
  code: string;
  error: string;
  amount: number;
  until: string;
  askedAt: string | null;
  accessWithout: { planId: string; expiresAt: string } | null;
}

interface List {
  data: Array<{ id: string; withdrawalUntil: string | null; withdrawalAskedAt: string | null }>;
}

describe('a purchase that its buyer withdraws from', () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: { ...QUICK_JOBS, ...ADMIN } });
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const path = (id: string) => `/api/payments/${id}/withdrawal`;
  const preview = ({ http }: Customer, id: string) => http.get<Withdrawal>(path(id));
  const withdraw = ({ http }: Customer, id: string) => http.post<Withdrawal>(path(id));
  const listed = async ({ http }: Customer) => (await http.get<List>('/api/payments')).body.data;
  const waiting = async (texto: string) => {
    const { body } = await admin.post<List>('/api/admin/payments/search', { texto, withdrawal: 'waiting' });
    return body.data.map(({ id }) => id);
  };

  it('is told before what follows; asked for, once, it waits for the administrator, who gives the money back', async () => {
    const customer = await Customer.registered(app);
    const kept = await customer.buys(SILVER);
    const id = await customer.buys();
    expect((await preview(customer, id)).body).toMatchObject({
      amount: 15,
      askedAt: null,
      accessWithout: { planId: 'silver' },
    });
    expect((await listed(customer)).map(({ withdrawalAskedAt }) => withdrawalAskedAt)).toEqual([null, null]);

    const answers = await Promise.all([withdraw(customer, id), withdraw(customer, id), withdraw(customer, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [askedAt, ...others] = new Set(answers.map(({ body }) => body.askedAt));
    expect(others).toEqual([]);
    expect(await listed(customer)).toMatchObject([
      { id, withdrawalAskedAt: askedAt },
      { id: kept, withdrawalAskedAt: null },
    ]);
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando', 'aprovado', 'arrependimento_pedido']);
    expect([await bookStatus(app, id), await customer.daysLeft()]).toEqual(['aprovado', 22]);
    const actions = 'SELECT admin_id, action FROM admin_actions WHERE target = $1 ORDER BY at';
    const target = [`payment:${id}`];
    expect((await app.sql.query(actions, target)).rows).toEqual([{ admin_id: customer.id, action: 'ask-withdrawal' }]);

    expect(await waiting(customer.id)).toEqual([id]);
    const opened = await admin.get<{ data: { withdrawalAskedAt: string } }>(`/api/admin/payments/${id}`);
    expect(opened.body.data.withdrawalAskedAt).toBe(askedAt);
    await admin.post(`/api/admin/payments/${id}/refund`, { reason: 'arrependimento' });
    await until(async () => (await bookStatus(app, id)) === 'estornado');
    expect(await waiting(customer.id)).toEqual([]);
    expect(await customer.daysLeft()).toBe(15);
    expect(await listed(customer)).toMatchObject([{ id, withdrawalUntil: null, withdrawalAskedAt: askedAt }, {}]);
    expect(await withdraw(customer, id)).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_NOT_POSSIBLE' } });
  });

  it('is confirmed by one e-mail, which says what goes back and what follows', async () => {
    const customer = await Customer.registered(app);
    const id = await customer.buys();
    await withdraw(customer, id);
    await withdraw(customer, id);
    const subject = 'Pedido de desistência recebido: plano Bronze';
    const { text } = await emailTo(app, customer.email, subject);
    expect(text.replaceAll('\u00a0', ' ')).toContain('Valor a devolver: R$ 15,00');
    expect(text).toContain('com ela, ele termina');
    expect((await emailsTo(app, customer.email)).filter((email) => email.subject === subject)).toHaveLength(1);
  });

  it('is told, with what can still be withdrawn, by the last e-mail to who leaves; the plan goes with the account', async () => {
    const customer = await Customer.registered(app);
    const [asked, open] = [await customer.buys(), await customer.buys(SILVER)];
    await withdraw(customer, asked);
    const leave = { password: 'Garoa-2026' };
    expect((await customer.http.delete('/api/user', leave)).status).toBe(200);
    const text = (await emailTo(app, customer.email, 'Sua conta foi encerrada')).text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Seu pedido para desistir da compra do plano Bronze');
    expect(text).toContain(`devolver R$ 15,00 por Pix à conta de onde o pagamento saiu`);
    expect(text).toMatch(new RegExp(`Da compra do plano Prata você ainda pode desistir até .*${open}`));
    const { data } = (await admin.get<{ data: { accessNow: unknown } }>(`/api/admin/payments/${asked}`)).body;
    expect(data).toMatchObject({ email: null, access: { after: { planId: 'bronze' } }, accessNow: null });
  });

  it('can be withdrawn from until the seventh day after it has passed; a request in time stays good', async () => {
    const customer = await Customer.registered(app);
    const [late, asked] = [await customer.buys(), await customer.buys(SILVER)];
    await withdraw(customer, asked);
    const paid = 'UPDATE payments SET paid_at = $2 WHERE account_id = $1';
    await app.sql.query(paid, [customer.id, daysAgo(9)]);
    const given = 'UPDATE subscription_grants SET granted_at = $2 WHERE account_id = $1';
    // A Pix that was learned of late gave its plan late.
    await app.sql.query(given, [customer.id, daysAgo(6)]);
    const end = brazilianDay(daysAgo(-1)).endsAt.toISOString();
    expect((await preview(customer, late)).body.until).toBe(end);
    expect((await listed(customer)).map(({ withdrawalUntil }) => withdrawalUntil)).toEqual([end, end]);
    await app.sql.query(given, [customer.id, daysAgo(9)]);
    const refused = await withdraw(customer, late);
    expect(refused).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_OVER' } });
    expect(refused.body.error).toMatch(/^O prazo de 7 dias para desistir terminou em \d\d\/\d\d\/\d{4}\.$/);
    expect((await preview(customer, late)).status).toBe(409);
    expect((await withdraw(customer, asked)).status).toBe(200);
    expect(await waiting(customer.id)).toEqual([asked]);
  });

  it('is an approved one that cost something, and nobody else’s', async () => {
    const [customer, other] = [await Customer.registered(app), await Customer.registered(app)];
    const open = (await customer.pix()).id;
    const gift = (await customer.pix(under(await promoCode(app, { percent: 100 }), 100))).id;
    for (const id of [open, gift]) {
      expect(await withdraw(customer, id)).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_NOT_POSSIBLE' } });
    }
    const id = await customer.buys(SILVER);
    for (const wanted of [id, 'nenhum']) {
      expect(await withdraw(other, wanted)).toMatchObject({ status: 404, body: { code: 'PAYMENT_NOT_FOUND' } });
    }
    expect((await app.http.post(path(id))).status).toBe(401);
    expect(await ledgerOf(app, id)).not.toContain('arrependimento_pedido');
  });
});
