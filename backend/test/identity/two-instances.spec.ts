import { bookStatus, Customer, chargeOf, pay, QUICK_JOBS } from '../billing/billing-world.js';
import { EventReader } from '../harness/event-reader.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until, withinASecond } from '../harness/until.js';
import { reset, resetToken } from './emails.js';
import { cookieOf, currentTerms, login, PASSWORD, refresh, subscriber } from './people.js';

describe('Two instances on one database', () => {
  let one: RunningApp;
  let two: RunningApp;
  let person: { id: string; email: string; tempToken: string };

  beforeAll(async () => {
    one = await startApp({ env: { ...QUICK_JOBS, ...SIGNALS_ALONE } });
    two = await startApp({ env: { ...QUICK_JOBS, ...SIGNALS_ALONE }, beside: one });
  });
  beforeEach(async () => {
    person = await subscriber(one);
  });

  async function signedIn(): Promise<{ token: string; cookie: string; here: HttpClient; there: HttpClient }> {
    const answer = await login(one.http, person.email);
    const { token } = answer.body;
    return { token, cookie: cookieOf(answer).pair, here: one.http.as(token), there: two.http.as(token) };
  }

  const profileOf = async (client: HttpClient) => (await client.get('/api/user/profile')).status;

  /** The session is remembered on both instances, then ends on the one; the other one must hear of it. */
  async function endsEverywhere(
    { here, there }: { here: HttpClient; there: HttpClient },
    end: () => Promise<unknown>,
  ): Promise<void> {
    expect([await profileOf(here), await profileOf(there)]).toEqual([200, 200]);
    await end();
    expect(await profileOf(here)).toBe(401);
    await until(async () => (await profileOf(there)) === 401);
  }

  it('both know that somebody signed out', async () => {
    const device = await signedIn();
    await endsEverywhere(device, () => device.here.raw('POST', '/api/auth/logout'));
  });

  it('both know when a session ends by itself, though they remember it', async () => {
    const { here, there } = await signedIn();
    const ends = "UPDATE sessions SET idle_expires_at = now() + interval '2 seconds' WHERE account_id = $1";
    await one.sql.query(ends, [person.id]);
    expect([await profileOf(here), await profileOf(there)]).toEqual([200, 200]);
    await until(async () => (await profileOf(here)) === 401 && (await profileOf(there)) === 401);
  });

  it('both know that one device was signed out from another', async () => {
    const [lost, own] = [await signedIn(), await signedIn()];
    const { body } = await own.here.get<{ data: { id: string; current: boolean }[] }>('/api/user/sessions');
    const id = body.data.find(({ current }) => !current)?.id;
    await endsEverywhere(lost, () => own.here.delete(`/api/user/sessions/${id}`));
    expect(await profileOf(own.there)).toBe(200);
  });

  it('both know that all other devices were signed out', async () => {
    const [phone, tablet, own] = [await signedIn(), await signedIn(), await signedIn()];
    await endsEverywhere(phone, () => own.here.delete('/api/user/sessions'));
    await until(async () => (await profileOf(tablet.there)) === 401);
    expect([await profileOf(own.here), await profileOf(own.there)]).toEqual([200, 200]);
  });

  it('both know that a forgotten password was replaced', async () => {
    const thief = await signedIn();
    const link = await resetToken(one, person.email);
    await endsEverywhere(thief, () => reset(one, link));
    expect((await refresh(two.http, thief.cookie)).status).toBe(401);
    expect((await login(two.http, person.email)).status).toBe(401);
  });

  it('both refuse a temporary token from before the password was replaced, and take the next one', async () => {
    const { email, tempToken } = person;
    const pending = async (at: RunningApp, token: string) =>
      (await at.http.as(token).get('/api/payments/pending')).status;
    expect([await pending(one, tempToken), await pending(two, tempToken)]).toEqual([200, 200]);
    await reset(one, await resetToken(one, email));
    expect(await pending(one, tempToken)).toBe(401);
    await until(async () => (await pending(two, tempToken)) === 401);
    await one.sql.query('delete from subscriptions where account_id = $1', [person.id]);
    await one.sql.query("select pg_notify('subscription_changed', $1)", [person.id]);
    const { body } = await until(async () => {
      const answer = await login(two.http, email, `Outra-${PASSWORD}`);
      return answer.status === 403 ? answer : null;
    });
    expect(await pending(one, body.tempToken ?? '')).toBe(200);
  });

  it('both end the open streams of who is in no more within a second, and leave those that go on', async () => {
    const [thief, own] = [await signedIn(), await signedIn()];
    const listen = (at: RunningApp, { token }: { token: string }) =>
      EventReader.of(at, '/api/events', { authorization: `Bearer ${token}` });
    const lost = [await listen(one, thief), await listen(two, thief)];
    const kept = [await listen(one, own), await listen(two, own)];
    expect((await own.here.delete('/api/user/sessions')).status).toBe(200);
    expect(await withinASecond(two, () => lost.every(({ ended }) => ended))).toBe(true);
    expect(kept.map(({ ended }) => ended)).toEqual([false, false]);
    for (const reader of kept) reader.leave();
  });

  it('both know that a password was changed, and in which session', async () => {
    const [thief, own] = [await signedIn(), await signedIn()];
    const change = { currentPassword: PASSWORD, newPassword: `Outra-${PASSWORD}` };
    await endsEverywhere(thief, () => own.here.post('/api/user/password', change));
    expect([await profileOf(own.here), await profileOf(own.there)]).toEqual([200, 200]);
    expect((await refresh(two.http, thief.cookie)).status).toBe(401);
  });

  it('both know that a copied refresh token has ended the session', async () => {
    const owner = await signedIn();
    await refresh(one.http, owner.cookie);
    await one.sql.query("update sessions set rotated_at = rotated_at - interval '11 seconds' where account_id = $1", [
      person.id,
    ]);
    await endsEverywhere(owner, () => refresh(one.http, owner.cookie));
  });

  it('take two tabs of one browser that renew at the same moment, one at each, for what they are', async () => {
    const { cookie } = await signedIn();
    const [here, there] = await Promise.all([refresh(one.http, cookie), refresh(two.http, cookie)]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(cookieOf(here).pair).toBe(cookieOf(there).pair);
    expect((await refresh(two.http, cookieOf(here).pair)).status).toBe(200);
  });

  it('open lookups once the plan is paid, and refuse them once it is gone with its money', async () => {
    const customer = await Customer.registered(one);
    const { id } = await customer.pix();
    await pay(one, id);
    await until(async () => (await bookStatus(one, id)) === 'aprovado');
    const { token } = (await login(one.http, customer.email)).body;
    await one.http.as(token).post('/api/user/terms/accept', { termsVersion: await currentTerms(one) });
    const lookUp = async (app: RunningApp) =>
      (await app.http.as(token).post('/api/external/cnpj', { cnpj: '11222333000181' })).status;
    const both = async () => [await lookUp(one), await lookUp(two)];
    await until(async () => !(await both()).includes(403));

    await giveMoneyBack(one, id);
    await until(async () => (await bookStatus(one, id)) === 'estornado');
    await until(async () => (await both()).every((status) => status === 403));

    const renewed = await customer.pix();
    await pay(one, renewed.id);
    await until(async () => (await bookStatus(one, renewed.id)) === 'aprovado');
    await until(async () => !(await both()).includes(403));
  });
});

async function giveMoneyBack(app: RunningApp, paymentId: string): Promise<void> {
  const { id } = await chargeOf(app, paymentId);
  await app.sandbox
    .with({ authorization: 'Bearer TEST-sandbox-access-token', 'x-idempotency-key': `devolucao-${id}` })
    .post(`/mercado-pago/v1/payments/${id}/refunds`);
  await app.sandbox.post(`/pix/payments/${id}/notify`, { notification: 'normal' });
}
