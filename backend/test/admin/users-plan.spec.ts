import { randomUUID } from 'node:crypto';
import { Customer } from '../billing/billing-world.js';
import { promoCode, under } from '../billing/promo-world.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, enterAsAdmin } from '../identity/admins.js';
import { currentTerms, type ErrorBody, login, PASSWORD } from '../identity/people.js';

interface PlanBody extends ErrorBody {
  hasSubscription: boolean;
  subscription: { planId: string; expiresAt: string; daysRemaining: number };
}

const DAY_MS = 86_400_000;
const AT_ONCE = 20;

describe('Days that an administrator gives', () => {
  let app: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;
  let token: string;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE } });
    two = await startApp({ env: { ...ADMIN, ...SIGNALS_ALONE }, beside: app });
  });
  beforeEach(async () => {
    token = (await enterAsAdmin(app.http)).body.token;
    admin = app.http.as(token);
  });

  const extension = (change: object = {}) => ({ id: randomUUID(), days: 5, reason: 'cortesia', ...change });
  const extend = (accountId: string, body: object, http = admin) =>
    http.post<PlanBody>(`/api/admin/users/${accountId}/plan/extensions`, body);
  const takeBack = (accountId: string, id: string) =>
    admin.post<PlanBody>(`/api/admin/users/${accountId}/plan/extensions/${id}/take-back`);
  const entries = async (accountId: string) =>
    (
      await app.sql.query<{ action: string; before: object; after: object }>(
        `SELECT action, before, after FROM admin_actions
         WHERE target = $1 AND action LIKE '%ext%' ORDER BY at, id`,
        [`account:${accountId}`],
      )
    ).rows;

  /** Somebody with a Bronze plan that a code paid for. */
  async function buyer(): Promise<Customer> {
    const customer = await Customer.registered(app);
    await customer.pix(under(await promoCode(app, { percent: 100 }), 100));
    return customer;
  }

  it('come after the end of the plan in force, and are on record old and new', async () => {
    const { id } = await buyer();
    const { rows } = await app.sql.query('SELECT expires_at FROM subscriptions WHERE account_id = $1', [id]);
    const before: Date = rows[0].expires_at;
    const body = extension();
    const answer = await extend(id, body);
    const expiresAt = new Date(before.getTime() + 5 * DAY_MS).toISOString();
    expect(answer.body).toMatchObject({ hasSubscription: true, subscription: { planId: 'bronze', expiresAt } });
    expect(await entries(id)).toEqual([
      {
        action: 'extend-plan',
        before: { plan: 'bronze', expiresAt: before.toISOString() },
        after: { plan: 'bronze', expiresAt, days: 5, reason: 'cortesia', extension: body.id },
      },
    ]);
  });

  it(`are given once, however often they are asked for: ${AT_ONCE} times at once, at two instances`, async () => {
    const customer = await buyer();
    const body = extension();
    const doors = [admin, two.http.as(token)];
    const asked = Array.from({ length: AT_ONCE }, (_, n) => extend(customer.id, body, doors[n % 2]));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    expect((await customer.grantedDays()).toSorted()).toEqual([5, 7]);
    expect(await customer.daysLeft()).toBe(12);
    expect(await entries(customer.id)).toHaveLength(1);
  });

  it('under different ids all count', async () => {
    const customer = await buyer();
    await Promise.all(Array.from({ length: 5 }, () => extend(customer.id, extension({ days: 1 }))));
    expect(await customer.daysLeft()).toBe(12);
  });

  it('are refused under an id that stood for something else', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const body = extension();
    await extend(one.id, body);
    for (const answer of [await extend(one.id, { ...body, days: 6 }), await extend(other.id, body)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'EXTENSION_KEY_USED']);
    }
    expect([await one.daysLeft(), await other.daysLeft()]).toEqual([12, 7]);
  });

  it('are refused under their id with another plan, where the plan was theirs to name', async () => {
    const [newcomer, running] = [await Customer.registered(app), await buyer()];
    const body = extension({ planId: 'silver' });
    const again = async (accountId: string, change: object = {}) =>
      (await extend(accountId, { ...body, ...change })).body.code ?? 'given';
    await extend(newcomer.id, body);
    expect(await again(newcomer.id)).toBe('given');
    expect(await again(newcomer.id, { planId: 'gold' })).toBe('EXTENSION_KEY_USED');
    body.id = randomUUID();
    await extend(running.id, body);
    expect(await again(running.id)).toBe('given');
    expect(await newcomer.daysLeft()).toBe(5);
  });

  it('are not taken back once they are used up, which the account’s history says', async () => {
    const customer = await Customer.registered(app);
    const [used, after] = [extension({ planId: 'bronze' }), extension({ planId: 'bronze' })];
    await extend(customer.id, used);
    await app.sql.query(
      "UPDATE subscription_grants SET granted_at = granted_at - interval '6 days' WHERE account_id = $1",
      [customer.id],
    );
    await app.sql.query(
      `UPDATE subscriptions SET starts_at = starts_at - interval '6 days', expires_at = expires_at - interval '6 days'
       WHERE account_id = $1`,
      [customer.id],
    );
    await extend(customer.id, after);
    const { plan } = (await admin.get<{ plan: { grants: object[] } }>(`/api/admin/users/${customer.id}`)).body;
    expect(plan.grants).toMatchObject([
      { id: after.id, canTakeBack: true },
      { id: used.id, canTakeBack: false },
    ]);
    const refused = { status: 404, body: { code: 'EXTENSION_NOT_FOUND' } };
    expect(await takeBack(customer.id, used.id)).toMatchObject(refused);
    expect((await entries(customer.id)).map(({ action }) => action)).toEqual(['extend-plan', 'extend-plan']);
    expect(await customer.daysLeft()).toBe(5);
  });

  it('are taken back once, and the plan is as it was', async () => {
    const customer = await buyer();
    const { rows } = await app.sql.query('SELECT expires_at FROM subscriptions WHERE account_id = $1', [customer.id]);
    const body = extension();
    await extend(customer.id, body);
    const answers = await Promise.all([takeBack(customer.id, body.id), takeBack(customer.id, body.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const { subscription } = answers.find(({ status }) => status === 200)?.body ?? ({} as PlanBody);
    expect(subscription?.expiresAt).toBe(rows[0].expires_at.toISOString());
    expect((await entries(customer.id)).map(({ action }) => action)).toEqual(['extend-plan', 'take-back-extension']);
    expect((await extend(customer.id, body)).status).toBe(200);
    expect(await customer.daysLeft()).toBe(7);
  });

  it('that a payment bought are not taken back this way', async () => {
    const customer = await Customer.registered(app);
    await customer.buys();
    const { rows } = await app.sql.query('SELECT id FROM subscription_grants WHERE account_id = $1', [customer.id]);
    expect(await takeBack(customer.id, rows[0].id)).toMatchObject({
      status: 404,
      body: { code: 'EXTENSION_NOT_FOUND' },
    });
    expect(await customer.daysLeft()).toBe(7);
  });

  it('are taken back where a code gave them for nothing, which no refund could end', async () => {
    const customer = await buyer();
    const { rows } = await app.sql.query('SELECT id FROM subscription_grants WHERE account_id = $1', [customer.id]);
    expect(await takeBack(customer.id, rows[0].id)).toMatchObject({ status: 200, body: { hasSubscription: false } });
    expect(await customer.daysLeft()).toBe(0);
    expect(await entries(customer.id)).toMatchObject([
      { action: 'take-back-extension', before: { plan: 'bronze' }, after: { extension: rows[0].id } },
    ]);
    expect((await admin.get<{ data: object[] }>('/api/admin/payments/audit')).body.data).toEqual([]);
    expect((await takeBack(customer.id, rows[0].id)).status).toBe(404);
  });

  it('need a plan for who never had one, open the lookups at both instances and close them again', async () => {
    const customer = await Customer.registered(app);
    const without = await extend(customer.id, extension());
    expect([without.status, without.body.fields?.[0]?.field]).toEqual([400, 'planId']);
    const body = extension({ planId: 'silver' });
    expect((await extend(customer.id, body)).body).toMatchObject({
      subscription: { planId: 'silver', daysRemaining: 5 },
    });
    const own = (await login(app.http, customer.email)).body.token;
    await app.http.as(own).post('/api/user/terms/accept', { termsVersion: await currentTerms(app) });
    const lookUp = async (at: RunningApp) =>
      (await at.http.as(own).post('/api/external/cnpj', { cnpj: '11222333000181' })).status;
    expect([await lookUp(app), await lookUp(two)]).toEqual([200, 200]);
    await takeBack(customer.id, body.id);
    await until(async () => (await lookUp(two)) === 403);
    expect(await lookUp(app)).toBe(403);
  });

  it.each([
    [{ days: 0 }, 'Informe de 1 a 365 dias.'],
    [{ days: 366 }, 'Informe de 1 a 365 dias.'],
    [{ days: 1.5 }, 'Informe de 1 a 365 dias.'],
    [{ days: '5' }, 'Informe de 1 a 365 dias.'],
    [{ reason: 'porque sim' }, 'Escolha o motivo.'],
    [{ id: '1' }, 'Identificador inválido.'],
    [{ planId: 'ferro' }, 'Escolha o plano: Bronze, Prata ou Ouro.'],
  ])('are refused with a reason: %j', async (change, text) => {
    const { id } = await Customer.registered(app);
    const { status, body } = await extend(id, extension(change));
    expect([status, body.code, body.error]).toEqual([400, 'INVALID_INPUT', text]);
  });

  it('go to no administrator, to nobody unknown and to nobody who left', async () => {
    const gone = await buyer();
    const theirs = (await login(app.http, gone.email)).body.token;
    await app.http.as(theirs).delete('/api/user', { password: PASSWORD });
    const own = (await enterAsAdmin(app.http)).body.user.id;
    for (const id of [gone.id, own, randomUUID(), 'nada']) {
      expect(await extend(id, extension({ planId: 'gold' }))).toMatchObject({
        status: 404,
        body: { code: 'ACCOUNT_NOT_FOUND' },
      });
    }
  });

  it('stand in the history of the account with what may be done about them, and leave the books sound', async () => {
    const { id } = await buyer();
    const body = extension({ reason: 'falha_do_servico' });
    await extend(id, body);
    const { plan } = (await admin.get<{ plan: { grants: object[]; paymentsTotal: number } }>(`/api/admin/users/${id}`))
      .body;
    expect(plan.grants).toMatchObject([
      { id: body.id, days: 5, reason: 'falha_do_servico', paymentId: null, gift: false, canTakeBack: true },
      { days: 7, reason: 'pagamento', gift: true, canTakeBack: true },
    ]);
    expect(plan.paymentsTotal).toBe(1);
    expect((await admin.get<{ data: object[] }>('/api/admin/payments/audit')).body.data).toEqual([]);
  });
});
