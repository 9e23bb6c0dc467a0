import {
  BRONZE,
  Customer,
  chargeOf,
  dueNow,
  moneyOf,
  openedBy,
  type PixAnswer,
  pay,
  QUICK_JOBS,
  SILVER,
} from '../billing/billing-world.js';
import { promoCode, under } from '../billing/promo-world.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { login, subscriber } from '../identity/people.js';
import { Integrator, QUICK_WEBHOOKS } from '../messaging/webhooks-world.js';
import { EAGER_EMAILS, milestonesOf, passDays, planEmailsTo, planEndingIn } from './emails-world.js';

jest.setTimeout(120_000);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    env: { ...QUICK_JOBS, ...ADMIN, ...EAGER_EMAILS, MAIL_RETRY_SECONDS: '10', ...QUICK_WEBHOOKS },
  });
});

describe('Before a plan ends', () => {
  it('its owner gets four e-mails, each once, as the days pass', async () => {
    const { id, email } = await subscriber(app);
    await planEndingIn(app, id, 7);
    const come = async (count: number) => {
      await until(async () => (await planEmailsTo(app, email)).length === count);
      return (await planEmailsTo(app, email))[0];
    };
    expect((await come(1))?.subject).toMatch(/^Seu plano Prata termina em \d\d\/\d\d$/);
    await passDays(app, id, 4);
    expect((await come(2))?.subject).toMatch(/^Seu plano Prata termina em \d\d\/\d\d$/);
    await passDays(app, id, 2);
    expect((await come(3))?.subject).toBe('Seu plano Prata termina amanhã');
    await passDays(app, id, 1);
    const last = await come(4);
    expect(last?.subject).toBe('Seu plano Prata termina hoje');
    expect(last?.links).toEqual([`${app.url}/assinatura`]);
    expect(await milestonesOf(app, id)).toEqual([7, 3, 1, 0]);
  });

  it('nobody is told who has renewed, does not want it, is blocked, or bought on that very day', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => subscriber(app)));
    const [renewed, unwilling, blocked, fresh, told] = people;
    if (!renewed || !unwilling || !blocked || !fresh || !told) throw new Error('nobody registered');
    const http = app.http.as((await login(app.http, unwilling.email)).body.token);
    expect((await http.put('/api/user/letters', { planEnd: false, broadcasts: false })).status).toBe(200);
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [blocked.id]);
    await planEndingIn(app, renewed.id, 33);
    await planEndingIn(app, unwilling.id, 3);
    await planEndingIn(app, blocked.id, 3);
    await app.sql.query(
      "UPDATE subscriptions SET starts_at = now(), expires_at = now() + interval '7 days' WHERE account_id = $1",
      [fresh.id],
    );
    await planEndingIn(app, told.id, 3);
    await until(async () => (await planEmailsTo(app, told.email)).length === 1);
    for (const { email } of [renewed, unwilling, blocked, fresh]) expect(await planEmailsTo(app, email)).toEqual([]);
  });

  it('only plans of which there is something to tell are held, so that others can be renewed at any moment', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => subscriber(app)));
    const [told, unwilling, week, next] = people;
    if (!told || !unwilling || !week || !next) throw new Error('nobody registered');
    const http = app.http.as((await login(app.http, unwilling.email)).body.token);
    await http.put('/api/user/letters', { planEnd: false });
    for (const { id } of [told, unwilling]) await planEndingIn(app, id, 6);
    await app.sql.query(
      `UPDATE subscriptions SET plan_id = 'bronze', starts_at = now() - interval '1 day', expires_at = now() + interval '6 days'
       WHERE account_id = $1`,
      [week.id],
    );
    await until(async () => (await planEmailsTo(app, told.email)).length === 1);
    const quiet = [told.id, unwilling.id, week.id];
    const before = await holdersOf(quiet);
    await planEndingIn(app, next.id, 7);
    await until(async () => (await planEmailsTo(app, next.email)).length === 1);
    expect(await holdersOf(quiet)).toEqual(before);
  });

  /** Who held each plan last: a transaction's number, even after its end. */
  async function holdersOf(accountIds: readonly string[]): Promise<object[]> {
    const sql = 'SELECT account_id, xmax::text FROM subscriptions WHERE account_id = ANY ($1) ORDER BY account_id';
    return (await app.sql.query(sql, [accountIds])).rows;
  }

  it('a renewal makes the e-mails of the former end the last ones, and those of the new end begin anew', async () => {
    const { id, email } = await subscriber(app);
    await planEndingIn(app, id, 1);
    await until(async () => (await planEmailsTo(app, email)).length === 1);
    await planEndingIn(app, id, 16);
    await passDays(app, id, 9);
    await until(async () => (await planEmailsTo(app, email)).length === 2);
    expect(await milestonesOf(app, id)).toEqual([1, 7]);
  });
});

describe('The choice of e-mails', () => {
  it('changes what it names, and leaves the rest as it is', async () => {
    const { email } = await subscriber(app);
    const http = app.http.as((await login(app.http, email)).body.token);
    const chosen = async (choice: object) => (await http.put('/api/user/letters', choice)).body;
    const initial = { success: true, planEnd: true, broadcasts: false, companies: true, companiesWhatsapp: false };
    expect(await http.put('/api/user/letters', {})).toMatchObject({
      status: 400,
      body: { error: 'Escolha um aviso.' },
    });
    expect(await chosen({ broadcasts: true })).toEqual({ ...initial, broadcasts: true });
    expect(await chosen({ planEnd: false })).toEqual({ ...initial, planEnd: false, broadcasts: true });
    const whole = { planEnd: true, broadcasts: false, companies: false, companiesWhatsapp: true };
    expect(await chosen(whole)).toEqual({ success: true, ...whole });
    expect(await chosen({ companies: true, planEnd: null })).toEqual({ success: true, ...whole, companies: true });
    expect(await http.put('/api/user/letters', { broadcasts: 'sim' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ field: 'broadcasts', message: 'Diga sim ou não.' }] },
    });
    expect((await http.get('/api/user/letters')).body).toEqual({ success: true, ...whole, companies: true });
  });
});

describe('A payment', () => {
  const paid = async (customer: Customer, plan?: object): Promise<string> => {
    const { id } = await customer.pix(plan);
    await pay(app, id);
    return id;
  };

  it('is told once: the first with a welcome, the next by itself, a refund with what is left', async () => {
    const customer = await Customer.registered(app);
    expect(await emailsTo(app, customer.email)).toEqual([]);
    await paid(customer, SILVER);
    const welcome = await emailTo(app, customer.email, 'Boas-vindas ao Nítido: seu plano está ativo');
    expect(welcome.text).toContain('Plano: Prata, 15 dias');
    expect(welcome.text.replaceAll('\u00a0', ' ')).toContain('Valor pago: R$ 25,00');
    const second = await paid(customer);
    const { text } = await emailTo(app, customer.email, 'Pagamento recebido: plano Bronze');
    const { rows } = await app.sql.query<{ until: string }>(
      `SELECT to_char(expires_at AT TIME ZONE 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') AS until
       FROM subscriptions WHERE account_id = $1`,
      [customer.id],
    );
    expect(text).toContain(`Acesso até: ${rows[0]?.until} (horário de Brasília)`);
    const admin = await adminOf(app);
    await admin.post(`/api/admin/payments/${second}/refund`, { reason: 'arrependimento' });
    await emailTo(app, customer.email, 'Pagamento devolvido: plano Bronze');
    expect((await emailsTo(app, customer.email)).length).toBe(3);
  });

  it('that is open ends when its buyer is blocked; paid all the same, it is told without a word of access', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    const making = await Customer.registered(app);
    const admin = await adminOf(app);
    await app.sandbox.post('/gates/mercado-pago');
    const asked = making.createPix();
    const late = await openedBy(making);
    for (const person of [customer, making])
      expect((await admin.post(`/api/admin/users/${person.id}/block`)).status).toBe(200);
    await app.sandbox.delete('/gates');
    expect((await asked).status).not.toBe(201);
    for (const payment of [id, late]) await until(async () => (await chargeOf(app, payment)).status === 'cancelled');
    await pay(app, id, { late: true });
    const { text, links } = await emailTo(app, customer.email, 'Pagamento recebido: plano Bronze');
    expect(text).toContain('Como sua conta está bloqueada, ele não libera as consultas.');
    expect(text).toContain(id);
    expect(text).not.toMatch(/liberado|Meu Perfil|Acesso até/);
    expect(links).toEqual([`${app.url}/sugestoes`]);
  });

  it('of another amount is told to have gone back, with what came and no word of a plan', async () => {
    const customer = await Customer.registered(app);
    const { id } = await customer.pix();
    await pay(app, id, { amount: 1 });
    const { text } = await emailTo(app, customer.email, 'Pagamento devolvido: plano Bronze');
    expect(text.replaceAll('\u00a0', ' ')).toContain('Devolvemos R$ 1,00 à conta');
    expect(text).toContain('O valor recebido não era o combinado; nenhum plano foi dado.');
    expect(text).not.toContain('este pagamento dava');
    expect(await emailsTo(app, customer.email)).toHaveLength(1);
  });

  it('that is paid twice is told once more when the second Pix has gone back, with what it was', async () => {
    const customer = await Customer.registered(app);
    const id = await paid(customer);
    await emailTo(app, customer.email, 'Boas-vindas ao Nítido: seu plano está ativo');
    const { body } = await app.sandbox
      .with({ authorization: 'Bearer TEST-sandbox-access-token', 'x-idempotency-key': `segunda-${id}` })
      .post<{ id: number }>('/mercado-pago/v1/payments', {
        transaction_amount: 15,
        payment_method_id: 'pix',
        external_reference: id,
        notification_url: `${app.url}/api/payments/webhooks/mercado-pago`,
        payer: { email: customer.email },
      });
    await app.sandbox.post(`/pix/payments/${body.id}/pay`, { amount: 12 });
    const { text } = await emailTo(app, customer.email, 'Segundo Pix devolvido: plano Bronze');
    const words = text.replaceAll('\u00a0', ' ');
    expect(words).toContain('Recebemos um segundo Pix de R$ 12,00');
    expect(words).not.toContain('terminou');
    expect(await emailsTo(app, customer.email)).toHaveLength(2);
  });

  it('of which a part had gone back before is told with what was left', async () => {
    const customer = await Customer.registered(app);
    const id = await paid(customer);
    await emailTo(app, customer.email, 'Boas-vindas ao Nítido: seu plano está ativo');
    const { id: chargeId } = await chargeOf(app, id);
    const panel = app.sandbox.with({ authorization: 'Bearer TEST-sandbox-access-token', 'x-idempotency-key': id });
    await panel.post(`/mercado-pago/v1/payments/${chargeId}/refunds`, { amount: 5 });
    await dueNow(app, id);
    await until(async () => (await moneyOf(app, id)) === 1000);
    await customer.http.post(`/api/payments/${id}/withdrawal`);
    const admin = await adminOf(app);
    await admin.post(`/api/admin/payments/${id}/refund`, { reason: 'arrependimento' });
    const told = async (subject: string) =>
      (await emailTo(app, customer.email, subject)).text.replaceAll('\u00a0', ' ');
    expect(await told('Pagamento devolvido: plano Bronze')).toContain('Devolvemos R$ 10,00 à conta');
    expect(await told('Pedido de desistência recebido: plano Bronze')).toContain('Valor a devolver: R$ 10,00');
  });

  it('that the payer’s bank took back is told once, to its owner and to programs', async () => {
    const shop = await Integrator.of(app, ['payment.refunded']);
    const { body: made } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    const { id } = made.payment;
    await pay(app, id);
    await emailTo(app, shop.person.email, 'Boas-vindas ao Nítido: seu plano está ativo');
    const { id: chargeId } = await chargeOf(app, id);
    await app.sandbox.post(`/pix/payments/${chargeId}/dispute`);
    const { text } = await emailTo(app, shop.person.email, 'Pix contestado: plano Bronze');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'O banco de quem pagou contestou o Pix do plano Bronze, e R$ 15,00',
    );
    expect(text).toContain('O acesso que este pagamento dava terminou.');
    const [heard] = await shop.heard(1);
    expect(JSON.parse(heard?.body ?? '')).toMatchObject({
      type: 'payment.refunded',
      data: { paymentId: id, amountCents: 1500, cause: 'dispute', planExpiresAt: null },
    });
    await app.sandbox.post(`/pix/payments/${chargeId}/notify`);
    await shop.own.post(`/api/payments/${id}/check`);
    await until(
      async () => (await app.sql.query('SELECT 1 FROM webhook_inbox WHERE processed_at IS NULL')).rowCount === 0,
    );
    await until(async () => (await app.sql.query('SELECT 1 FROM mail_outbox')).rowCount === 0);
    const subjects = (await emailsTo(app, shop.person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Pix contestado'))).toHaveLength(1);
    expect(await shop.received()).toHaveLength(1);
  });

  it('whose money came and went before it was seen is not told as a plan that ended', async () => {
    const customer = await Customer.registered(app, 'webhook-lost');
    const id = await paid(customer);
    const { id: chargeId } = await chargeOf(app, id);
    const gateway = app.sandbox.with({ authorization: 'Bearer TEST-sandbox-access-token', 'x-idempotency-key': id });
    expect((await gateway.post(`/mercado-pago/v1/payments/${chargeId}/refunds`)).status).toBe(201);
    const { body } = await customer.http.post<{ status: string }>(`/api/payments/${id}/check`);
    expect(body.status).toBe('refunded');
    await until(async () => (await app.sql.query('SELECT 1 FROM mail_outbox')).rowCount === 0);
    expect(await emailsTo(app, customer.email)).toEqual([]);
  });

  it.each([100, 99.99])('of nothing says so, by a code of %d %%', async (percent) => {
    const customer = await Customer.registered(app);
    await customer.pix({ ...under(await promoCode(app, { percent }), percent), amount: 0 });
    const { text } = await emailTo(app, customer.email, 'Boas-vindas ao Nítido: seu plano está ativo');
    expect(text).toContain('Seu código promocional deu o plano Bronze sem cobrança.');
    await customer.pix({ ...under(await promoCode(app, { percent }), percent), amount: 0 });
    const again = await emailTo(app, customer.email, 'Plano Bronze ativado por código promocional');
    expect(again.text).toContain('Seu código promocional deu o plano Bronze sem cobrança.');
  });
});
