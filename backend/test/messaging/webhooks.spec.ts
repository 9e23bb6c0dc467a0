import { BRONZE, type PixAnswer, pay, QUICK_JOBS } from '../billing/billing-world.js';
import { planEndingIn } from '../emails/emails-world.js';
import type { Answer } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailsTo, emailTo, reset, resetToken, tokenIn } from '../identity/emails.js';
import { inLine, inLineFor, overtaken, waiting } from '../identity/in-line.js';
import { makeKey } from '../identity/keys.js';
import { type ErrorBody, login, PASSWORD, subscriber } from '../identity/people.js';
import {
  type DeliveryItem,
  type EndpointAnswer,
  type EndpointItem,
  endpointAt,
  Integrator,
  QUICK_WEBHOOKS,
  receiver,
  signatureOf,
} from './webhooks-world.js';

jest.setTimeout(120_000);

describe('Webhooks', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...QUICK_JOBS, ...QUICK_WEBHOOKS, MAIL_JOB_INTERVAL_MS: '100' } });
  });

  const types = async (integrator: Integrator) =>
    (await integrator.received()).map(({ body }) => (JSON.parse(body) as { type: string }).type);

  const keyOf = async ({ own }: Integrator) => {
    const { id, key } = (await makeKey(own, { scopes: ['webhooks'] })).body;
    return { id, http: app.http.as(key) };
  };

  it('tell what happens to the account, each once and signed', async () => {
    const shop = await Integrator.of(app);
    await app.sql.query('update subscriptions set expires_at = now() where account_id = $1', [shop.person.id]);
    await shop.heard(1);
    const { body: made } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    await pay(app, made.payment.id);
    await shop.heard(3);
    const admin = await adminOf(app);
    await admin.post(`/api/admin/payments/${made.payment.id}/refund`, { reason: 'arrependimento' });
    const heard = await shop.heard(5);
    expect((await types(shop)).toSorted()).toEqual([
      'payment.approved',
      'payment.refunded',
      'plan.ended',
      'plan.ended',
      'plan.started',
    ]);
    expect(heard.map(({ signature }) => signature)).toEqual(Array(5).fill('valid'));
    const bodies = heard.map(({ body }) => JSON.parse(body) as { type: string; timestamp: string; data: object });
    expect(bodies.find(({ type }) => type === 'payment.approved')).toEqual({
      type: 'payment.approved',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        paymentId: made.payment.id,
        planId: 'bronze',
        amountCents: 1500,
        paidAt: expect.stringMatching(/Z$/),
        planExpiresAt: expect.stringMatching(/Z$/),
      },
    });
    for (const one of heard) expect(one.headers['webhook-signature']).toBe(signatureOf(shop.secret, one));
    expect(new Set(heard.map(({ id }) => id)).size).toBe(5);
  });

  it('tell that a plan has ended also where the next one begins before anybody looks', async () => {
    const shop = await Integrator.of(app);
    const { body: made } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    const holder = await app.sql.connect();
    try {
      await holder.query('begin');
      await holder.query('update subscriptions set expires_at = now() where account_id = $1', [shop.person.id]);
      await pay(app, made.payment.id);
      await until(async () => (await waiting(app)) > 0);
      await holder.query('commit');
    } finally {
      holder.release();
    }
    await shop.heard(3);
    expect((await types(shop)).toSorted()).toEqual(['payment.approved', 'plan.ended', 'plan.started']);
  });

  it('tell of money that went back without a plan what came, and that the plan goes on', async () => {
    const shop = await Integrator.of(app);
    const { body: made } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    await pay(app, made.payment.id, { amount: 1 });
    const [heard] = await shop.heard(1);
    expect(JSON.parse(heard?.body ?? '')).toMatchObject({
      type: 'payment.refunded',
      data: { paymentId: made.payment.id, amountCents: 100, planExpiresAt: expect.stringMatching(/Z$/) },
    });
  });

  it('tell that a plan ends soon once a milestone, however often it is looked at, and only who listens', async () => {
    const [one, other] = [await Integrator.of(app), await Integrator.of(app, ['payment.approved'])];
    await app.sql.query("update webhook_endpoints set created_at = now() - interval '9 days' where id = $1", [one.id]);
    const late = await Integrator.of(app);
    await other.own.put('/api/user/letters', { planEnd: false });
    for (const { person } of [late, one, other]) await planEndingIn(app, person.id, 3);
    const [heard] = await one.heard(1);
    expect(JSON.parse(heard?.body ?? '')).toMatchObject({ type: 'plan.ending', data: { planId: 'silver' } });
    await planEndingIn(app, other.person.id, 3);
    // Which transaction held the plan last.
    const sql = 'select xmax::text from subscriptions where account_id = $1';
    const holder = async () => (await app.sql.query(sql, [other.person.id])).rows;
    const before = await holder();
    await planEndingIn(app, one.person.id, 1);
    await one.heard(2);
    expect([await types(one), await types(other)]).toEqual([['plan.ending', 'plan.ending'], []]);
    // It was added after the day of the milestone had begun.
    expect(await types(late)).toEqual([]);
    expect(await holder()).toEqual(before);
  });

  it('go on until they are taken, under the same id, and their log tells how each attempt went', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 503, times: 1 });
    const { state, attempts, eventId, body, tries } = await shop.deliveredAgain();
    expect([state, attempts, tries.map(({ status, fault }) => [status, fault])]).toEqual([
      'delivered',
      2,
      [
        [204, null],
        [503, 'status'],
      ],
    ]);
    expect(tries[1]?.reply).toBe('{"recebido":false}');
    const heard = await shop.received();
    expect(heard.map((one) => [one.id, one.body])).toEqual(Array(2).fill([eventId, body]));
  });

  it('are sent again on request, under the id that they had', async () => {
    const shop = await Integrator.of(app);
    const id = await shop.test();
    await shop.deliveryIn(id, 'delivered');
    expect((await shop.own.post(`${shop.path}/deliveries/${id}/resend`)).status).toBe(202);
    const [first, second] = await shop.heard(2);
    expect(second?.id).toBe(first?.id);
    const unknown = await shop.own.post<ErrorBody>(`${shop.path}/deliveries/${shop.id}/resend`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'WEBHOOK_DELIVERY_NOT_FOUND']);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const shop = await Integrator.of(app);
    const { status, body } = await shop.own.post<EndpointAnswer>(`${shop.path}/rotate`);
    expect([status, body.data.secret === shop.secret]).toEqual([201, false]);
    await shop.test();
    const [heard] = await shop.heard(1);
    if (!heard) throw new Error('nothing came');
    const both = `${signatureOf(body.data.secret, heard)} ${signatureOf(shop.secret, heard)}`;
    expect([heard.signature, heard.headers['webhook-signature']]).toEqual(['valid', both]);
  });

  it('follow no redirect', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 307, times: 1 });
    const { tries } = await shop.deliveredAgain();
    expect(tries.map(({ status }) => status)).toEqual([204, 307]);
    const { body } = await app.sandbox.get<{ received: unknown[] }>('/webhooks/redirected?format=json');
    expect(body.received).toEqual([]);
  });

  it('pause a dead endpoint that cannot be opened, and go on with all others', async () => {
    const [lost, shop] = [await Integrator.of(app), await Integrator.of(app)];
    await lost.answers({ status: 500 });
    const id = await lost.test();
    await until(async () => (await lost.delivery(id)).tries.length > 0);
    const dead = `update webhook_endpoints set good_at = now() - interval '73 hours', content = '\\x00' where id = $1`;
    await app.sql.query(dead, [lost.id]);
    await app.sql.query('update webhook_deliveries set worth_until = now() where id = $1', [id]);
    expect((await emailTo(app, lost.person.email, 'Um webhook seu foi pausado')).text).toContain('não pôde ser lido');
    await shop.deliveryIn(await shop.test(), 'delivered');
    await app.sql.query('delete from webhook_endpoints where id = $1', [lost.id]);
  });

  it('pause an endpoint that took nothing for three days, tell its owner, and go on when it is resumed', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 500 });
    const id = await shop.test();
    await until(async () => (await shop.delivery(id)).tries.length > 0);
    await app.sql.query("update webhook_endpoints set good_at = now() - interval '73 hours' where id = $1", [shop.id]);
    await app.sql.query('update webhook_deliveries set worth_until = now() where id = $1', [id]);
    await shop.deliveryIn(id, 'given-up');
    expect(await shop.endpoint()).toMatchObject({ state: 'paused', pauseReason: 'dead' });
    const letter = await emailTo(app, shop.person.email, 'Um webhook seu foi pausado');
    expect(letter.text).toContain(new URL(app.sandboxUrl).host);
    expect(letter.text).not.toContain(shop.name);
    const refused = await shop.own.post<ErrorBody>(`${shop.path}/test`);
    expect([refused.status, refused.body.code]).toEqual([409, 'WEBHOOK_PAUSED']);
    await shop.answers({ status: 204 });
    expect((await shop.own.post<EndpointAnswer>(`${shop.path}/resume`)).body.data.state).toBe('active');
    await shop.own.post(`${shop.path}/deliveries/${id}/resend`);
    await shop.deliveryIn(id, 'delivered');
  });

  it('come after three days in which nobody could send them, and no endpoint is paused for that', async () => {
    const shop = await Integrator.of(app);
    await shop.own.post(`${shop.path}/pause`);
    const { body } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    await pay(app, body.payment.id);
    await until(async () => (await shop.endpoint())?.waiting === 1);
    await app.sql.query(
      `with active as (update webhook_endpoints set paused_at = null, pause_reason = null, good_at = now() - interval '80 hours' where id = $1)
       update webhook_deliveries set worth_until = now(), next_attempt_at = now() - interval '72 hours' where endpoint_id = $1`,
      [shop.id],
    );
    await shop.heard(1);
    await until(async () => (await shop.endpoint())?.waiting === 0);
    expect(await shop.endpoint()).toMatchObject({ state: 'active' });
  });

  it('pause no endpoint for one delivery that was never taken where others were', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 500 });
    const id = await shop.test();
    await until(async () => (await shop.delivery(id)).tries.length > 0);
    await app.sql.query('update webhook_deliveries set worth_until = now() where id = $1', [id]);
    await shop.deliveryIn(id, 'given-up');
    expect(await shop.endpoint()).toMatchObject({ state: 'active' });
  });

  it('pause an endpoint that says that it is gone', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 410, times: 1 });
    await shop.test();
    await until(async () => (await shop.endpoint())?.pauseReason === 'gone');
    await emailTo(app, shop.person.email, 'Um webhook seu foi pausado');
    expect(await shop.endpoint()).toMatchObject({ waiting: 1 });
  });

  it('wait while their endpoint is paused by hand, and come when it is resumed', async () => {
    const shop = await Integrator.of(app);
    expect((await shop.own.post<EndpointAnswer>(`${shop.path}/pause`)).body.data).toMatchObject({
      state: 'paused',
      pauseReason: 'owner',
    });
    const { body } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    await pay(app, body.payment.id);
    await until(async () => (await shop.endpoint())?.waiting === 1);
    expect(await shop.received()).toEqual([]);
    await shop.own.post(`${shop.path}/resume`);
    await shop.heard(1);
    expect(await types(shop)).toEqual(['payment.approved']);
    expect(await emailsTo(app, shop.person.email)).not.toContainEqual(
      expect.objectContaining({ subject: 'Um webhook seu foi pausado' }),
    );
  });

  it('stop while their account is blocked: what waits, and that a plan has ended, comes once it is let in again, unless its time is over', async () => {
    const admin = await adminOf(app);
    const [shop, late, other] = [await Integrator.of(app), await Integrator.of(app), await Integrator.of(app)];
    const tried = async (one: Integrator) => {
      await one.answers({ status: 503, times: 1 });
      const id = await one.test();
      await until(async () => (await one.delivery(id)).tries.length === 1);
      const wait = "update webhook_deliveries set next_attempt_at = now() + interval '1 hour' where id = $1";
      await app.sql.query(wait, [id]);
      return id;
    };
    const ids = [await tried(shop), await tried(late)];
    const { body } = await shop.own.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    // The money comes before the charge, which ends with the block, is cancelled.
    await app.sandbox.post('/gates/mercado-pago');
    for (const { person } of [shop, late])
      expect((await admin.post(`/api/admin/users/${person.id}/block`)).status).toBe(200);
    await pay(app, body.payment.id);
    await app.sandbox.delete('/gates');
    const paid = "select from payments where id = $1 and status = 'aprovado'";
    await until(async () => (await app.sql.query(paid, [body.payment.id])).rowCount === 1);
    await app.sql.query('update subscriptions set expires_at = now() where account_id = $1', [shop.person.id]);
    await app.sql.query('update webhook_deliveries set next_attempt_at = now() where id = any ($1)', [ids]);
    await app.sql.query('update webhook_deliveries set worth_until = now() where id = $1', [ids[1]]);
    await other.deliveryIn(await other.test(), 'delivered');
    const stored = async ({ person }: Integrator) => {
      const { rows } = await app.sql.query<{ row: string }>(
        `select concat_ws(' ', type, attempts, state) as row from webhook_deliveries where account_id = $1`,
        [person.id],
      );
      return rows.map(({ row }) => row);
    };
    await until(async () => (await stored(late))[0]?.endsWith('given-up'));
    expect([await stored(shop), await stored(late)]).toEqual([['webhook.test 1 waiting'], ['webhook.test 1 given-up']]);
    await admin.post(`/api/admin/users/${shop.person.id}/unblock`);
    await shop.heard(3);
    expect((await types(shop)).toSorted()).toEqual(['plan.ended', 'webhook.test', 'webhook.test']);
  });

  it('stop at a password reset, since somebody else may have added the endpoint, until the owner resumes it', async () => {
    const shop = await Integrator.of(app);
    const token = await resetToken(app, shop.person.email);
    expect((await reset(app, token, 'Neblina-77')).status).toBe(200);
    const owner = app.http.as((await login(app.http, shop.person.email, 'Neblina-77')).body.token);
    const state = async () => (await owner.get<{ data: EndpointItem[] }>('/api/webhook-endpoints')).body.data[0];
    expect(await state()).toMatchObject({ state: 'paused', pauseReason: 'password' });
    const { text } = await emailTo(app, shop.person.email, 'Um webhook seu foi pausado');
    expect(text).toContain('confira se foi você quem o adicionou');
    const { body } = await owner.post<PixAnswer>('/api/payments/create-pix', BRONZE);
    await pay(app, body.payment.id);
    await until(async () => (await state())?.waiting === 1);
    expect(await shop.received()).toEqual([]);
    await owner.post(`${shop.path}/resume`);
    await shop.heard(1);
  });

  it('stop where the key is revoked that added the endpoint, or resumed it since, and at no other', async () => {
    const shop = await Integrator.of(app);
    const [first, second] = [await keyOf(shop), await keyOf(shop)];
    const program = { url: receiver(app, 'vazada'), events: ['plan.ended'] };
    const { id } = (await first.http.post<EndpointAnswer>('/v1/webhook-endpoints', program)).body.data;
    const reasons = async () => {
      const { body } = await shop.own.get<{ data: EndpointItem[] }>('/api/webhook-endpoints');
      return Object.fromEntries(body.data.map((endpoint) => [endpoint.id, endpoint.pauseReason]));
    };
    await shop.own.delete(`/api/keys/${first.id}`);
    expect(await reasons()).toEqual({ [id]: 'key', [shop.id]: null });
    const { text } = await emailTo(app, shop.person.email, 'Um webhook seu foi pausado');
    expect(text).toContain('A chave de API que adicionou este endereço');
    for (const path of [id, shop.id]) {
      await shop.own.post(`/api/webhook-endpoints/${path}/pause`);
      await second.http.post(`/v1/webhook-endpoints/${path}/resume`);
    }
    await shop.own.delete(`/api/keys/${second.id}`);
    expect(await reasons()).toEqual({ [id]: 'key', [shop.id]: null });
    await shop.own.post(`/api/webhook-endpoints/${id}/resume`);
    expect(await reasons()).toEqual({ [id]: null, [shop.id]: null });
  });

  it.each(['added', 'resumed'])('are not %s any more by a session that ends with the password', async (what) => {
    const shop = await Integrator.of(app);
    await shop.own.post(`${shop.path}/pause`);
    const token = await resetToken(app, shop.person.email);
    const [done, late] = await inLine<{ status: number; body: unknown }>(
      app,
      shop.person.id,
      () => reset(app, token),
      () => (what === 'added' ? endpointAt(shop.own, receiver(app, 'ladrao')) : shop.own.post(`${shop.path}/resume`)),
    );
    expect(done?.status).toBe(200);
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    const { rows } = await app.sql.query('select id, paused_at from webhook_endpoints where account_id = $1', [
      shop.person.id,
    ]);
    expect(rows).toEqual([{ id: shop.id, paused_at: expect.any(Date) }]);
  });

  it('are noted where their account goes back to its former e-mail at the same moment, which pauses them', async () => {
    const shop = await Integrator.of(app);
    const confirm = (token: string) => app.http.post('/api/auth/confirm-email', { token });
    const email = shop.person.email.replace('@', '.novo@');
    await shop.own.post('/api/user/email', { email, password: PASSWORD });
    await confirm(tokenIn(await emailTo(app, email, 'Confirme seu novo e-mail')));
    const back = tokenIn(await emailTo(app, shop.person.email, 'O e-mail da sua conta foi alterado'));
    const id = await shop.underWay();
    // Not as the owner, whose sessions end meanwhile.
    const stored = async () => {
      const { rows } = await app.sql.query<{ state: string; paused: string | null }>(
        `select d.state, e.pause_reason as paused from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
         where d.id = $1`,
        [id],
      );
      return rows[0];
    };
    const [, restored] = await inLineFor<unknown>(
      app,
      { from: 'webhook_endpoints where id = $1 for no key update', id: shop.id },
      () => until(async () => (await stored())?.state === 'delivered'),
      () => confirm(back),
    );
    expect(restored).toMatchObject({ status: 200, body: { outcome: 'restored' } });
    expect(await stored()).toEqual({ state: 'delivered', paused: 'password' });
  });

  it('end with their endpoint', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 500 });
    await shop.test();
    await shop.heard(1);
    expect((await shop.own.delete(shop.path)).status).toBe(200);
    const { rows } = await app.sql.query('select 1 from webhook_deliveries where endpoint_id = $1', [shop.id]);
    expect(rows).toEqual([]);
    const again = await shop.own.delete<ErrorBody>(shop.path);
    expect([again.status, again.body.code]).toEqual([404, 'WEBHOOK_NOT_FOUND']);
  });

  it('keep address, secret, body and answers encrypted, and the owner is told of the address’s host alone', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 500, times: 1 });
    await shop.deliveredAgain();
    const { rows } = await app.sql.query<{ row: string }>(
      `select to_jsonb(e)::text as row from webhook_endpoints e where id = $1
       union all select encode(content, 'escape') from webhook_endpoints where id = $1
       union all select encode(body, 'escape') from webhook_deliveries where endpoint_id = $1
       union all select encode(reply, 'escape') from webhook_attempts a
         join webhook_deliveries d on d.id = a.delivery_id where d.endpoint_id = $1 and reply is not null`,
      [shop.id],
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { row } of rows) expect(row).not.toMatch(/127\.0\.0\.1|whsec_|webhook\.test|recebido/);
    const { text } = await emailTo(app, shop.person.email, 'Um webhook foi adicionado à sua conta');
    expect(text).toContain(new URL(app.sandboxUrl).host);
    expect(text).not.toMatch(new RegExp(`whsec_|/webhooks/${shop.name}`));
  });

  it.each([
    ['http://loja.example/x', 'url'],
    ['https://10.0.0.1/x', 'url'],
    ['https://169.254.169.254/latest', 'url'],
    ['https://[::ffff:127.0.0.1]/x', 'url'],
    ['https://ana:segredo@loja.example/', 'url'],
    ['', 'url'],
  ])('are refused for %j', async (url, field) => {
    const own = app.http.as((await login(app.http, (await subscriber(app)).email)).body.token);
    const { status, body } = await endpointAt(own, url);
    expect([status, body.code, body.fields?.[0]?.field]).toEqual([400, 'INVALID_INPUT', field]);
    expect((await endpointAt(own, receiver(app, 'x'), [])).body.fields?.[0]?.field).toBe('events');
    expect((await endpointAt(own, receiver(app, 'x'), ['lua.cheia'])).body.fields?.[0]?.field).toBe('events');
  });

  it('are tested in vain once their endpoint was removed, a moment before too', async () => {
    const shop = await Integrator.of(app);
    const row = { from: 'webhook_endpoints where id = $1 for update', id: shop.id };
    const acts = [() => shop.own.delete<ErrorBody>(shop.path), () => shop.own.post<ErrorBody>(`${shop.path}/test`)];
    const [removed, tested] = await inLineFor<Answer<ErrorBody>>(app, row, ...acts);
    expect(removed?.status).toBe(200);
    expect(tested).toMatchObject({ status: 404, body: { code: 'WEBHOOK_NOT_FOUND' } });
  });

  it('have ten endpoints an account at most, also when many are added at once', async () => {
    const own = app.http.as((await login(app.http, (await subscriber(app)).email)).body.token);
    const answers = await Promise.all(Array.from({ length: 13 }, () => endpointAt(own, receiver(app, 'muitos'))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'WEBHOOK_LIMIT')).toHaveLength(3);
  });

  it('are given no address by a key that is revoked meanwhile', async () => {
    const shop = await Integrator.of(app);
    const { id, key } = (await makeKey(shop.own, { scopes: ['webhooks'] })).body;
    const account = { from: 'accounts where id = $1 for update', id: shop.person.id };
    const add = () =>
      app.http
        .as(key)
        .post<ErrorBody>('/v1/webhook-endpoints', { url: receiver(app, 'tarde'), events: ['plan.ended'] });
    const late = await overtaken(app, account, add, () => shop.own.delete(`/api/keys/${id}`));
    expect([late.status, late.body.code]).toEqual([401, 'API_KEY_REVOKED']);
    const { body } = await shop.own.get<{ data: EndpointItem[] }>('/api/webhook-endpoints');
    expect(body.data.map((endpoint) => endpoint.id)).toEqual([shop.id]);
  });

  it('are handled by a program with the scope for it, and a key for production', async () => {
    const shop = await Integrator.of(app);
    const http = async (change: object) => app.http.as((await makeKey(shop.own, { ...change })).body.key);
    const key = await http({ scopes: ['webhooks'] });
    const base = '/v1/webhook-endpoints';
    const made = await key.post<EndpointAnswer>(base, { url: receiver(app, 'v1'), events: ['plan.ended'] });
    expect([made.status, made.body.data.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
    const path = `${base}/${made.body.data.id}`;
    const listed = await key.get<{ data: EndpointItem[]; nextCursor: null }>(base);
    expect([listed.body.data.map(({ id }) => id), listed.body.nextCursor]).toEqual([
      [made.body.data.id, shop.id],
      null,
    ]);
    const { body: sent } = await key.post<{ data: { id: string } }>(`${path}/test`);
    await until(async () => {
      const { body } = await key.get<{ data: { state: string } }>(`${path}/deliveries/${sent.data.id}`);
      return body.data.state === 'delivered';
    });
    expect((await key.post(`${path}/deliveries/${sent.data.id}/resend`)).status).toBe(202);
    const log = await key.get<{ data: DeliveryItem[]; nextCursor: string | null }>(`${path}/deliveries?limit=1`);
    expect([log.body.data.map(({ id }) => id), log.body.nextCursor]).toEqual([[sent.data.id], null]);
    expect((await key.post<EndpointAnswer>(`${path}/rotate`)).status).toBe(201);
    expect((await key.post<EndpointAnswer>(`${path}/pause`)).body.data.state).toBe('paused');
    expect((await key.post<EndpointAnswer>(`${path}/resume`)).body.data.state).toBe('active');
    expect((await key.delete(path)).status).toBe(204);
    const refusals = [
      await key.get<ErrorBody>(`${path}/deliveries`),
      await key.get<ErrorBody>(`${base}/${shop.id}/deliveries?limit=0`),
      await (await http({ scopes: ['history:read'] })).get<ErrorBody>(base),
      await (await http({ scopes: ['webhooks'], mode: 'test' })).get<ErrorBody>(base),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'WEBHOOK_NOT_FOUND'],
      [400, 'INVALID_INPUT'],
      [403, 'API_KEY_SCOPE'],
      [403, 'API_KEY_LIVE_ONLY'],
    ]);
  });

  it('are listed with the newest first, also those that came with an Idempotency-Key', async () => {
    const shop = await Integrator.of(app);
    const { http } = await keyOf(shop);
    const ids = [shop.id];
    for (let n = 0; n < 6; n++) {
      const program = { url: receiver(app, `lista-${n}`), events: ['plan.ended'] };
      const once = http.with({ 'idempotency-key': `lista-${n}` });
      ids.push((await once.post<EndpointAnswer>('/v1/webhook-endpoints', program)).body.data.id);
    }
    const { body } = await http.get<{ data: EndpointItem[] }>('/v1/webhook-endpoints');
    expect(body.data.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('are added, given a secret and tested once for each Idempotency-Key', async () => {
    const shop = await Integrator.of(app);
    const key = app.http.as((await makeKey(shop.own, { scopes: ['webhooks'] })).body.key);
    const once = key.with({ 'idempotency-key': 'loja-1' });
    const base = '/v1/webhook-endpoints';
    const wanted = { url: receiver(app, 'uma-vez'), events: ['plan.ended'] };
    const added = await Promise.all(Array.from({ length: 4 }, () => once.post<EndpointAnswer>(base, wanted)));
    expect(new Set(added.map(({ status, body }) => `${status} ${body.data.id} ${body.data.secret}`)).size).toBe(1);
    const replays = added.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    expect(replays).toHaveLength(3);
    const { id, secret } = added[0]?.body.data ?? { id: '', secret: '' };
    const other = await once.post<ErrorBody>(base, { ...wanted, events: ['plan.ending'] });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);

    const rotate = () => once.post<EndpointAnswer>(`${base}/${id}/rotate`);
    const rotated = [await rotate(), await rotate()];
    expect(new Set(rotated.map(({ body }) => body.data.secret)).size).toBe(1);
    expect(rotated.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(rotated[0]?.body.data.secret).not.toBe(secret);
    const second = await key.with({ 'idempotency-key': 'loja-2' }).post<EndpointAnswer>(`${base}/${id}/rotate`);
    const late = await rotate();
    expect([late.body.data.secret, late.headers.get('idempotency-replayed')]).toEqual([
      second.body.data.secret,
      'true',
    ]);

    const test = () => once.post<{ data: { id: string } }>(`${base}/${id}/test`);
    const sent = [await test(), await test()];
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1);
    const { body: log } = await key.get<{ data: DeliveryItem[] }>(`${base}/${id}/deliveries`);
    expect(log.data).toHaveLength(1);

    const resend = (by = once) =>
      by.post<{ data: { id: string } }>(`${base}/${id}/deliveries/${sent[0]?.body.data.id}/resend`);
    await app.sql.query("update webhook_endpoints set paused_at = now(), pause_reason = 'owner' where id = $1", [id]);
    expect((await resend()).status).toBe(409);
    await app.sql.query('update webhook_endpoints set paused_at = null, pause_reason = null where id = $1', [id]);
    const heard = async () => {
      const { rows } = await app.sql.query<{ n: number }>(
        'select count(*)::int as n from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id where d.endpoint_id = $1',
        [id],
      );
      return rows[0]?.n ?? 0;
    };
    await until(async () => (await heard()) === 1);
    const again = await Promise.all(Array.from({ length: 4 }, () => resend()));
    expect(new Set(again.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    expect(again.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(3);
    await until(async () => (await heard()) === 2);
    await resend(key.with({ 'idempotency-key': 'loja-2' }));
    await until(async () => (await heard()) === 3);
    expect((await resend()).headers.get('idempotency-replayed')).toBe('true');
    await resend(key);
    await until(async () => (await heard()) === 4);

    await app.sql.query("update webhook_endpoints set created_at = now() - interval '25 hours' where id = $1", [id]);
    const dayAfter = await once.post<EndpointAnswer>(base, wanted);
    expect([dayAfter.status, dayAfter.body.data.id === id]).toEqual([201, false]);
    const repeated = await once.post<EndpointAnswer>(base, wanted);
    expect([repeated.body.data, repeated.headers.get('idempotency-replayed')]).toEqual([dayAfter.body.data, 'true']);
    await key.delete(`${base}/${id}`);
    expect((await once.post<EndpointAnswer>(base, wanted)).body.data.id).toBe(dayAfter.body.data.id);
  });

  it('are in what an account takes with it, with what was sent and answered, and gone with it', async () => {
    const shop = await Integrator.of(app);
    await shop.answers({ status: 503, times: 1 });
    const data = await shop.deliveredAgain();
    const { body } = await shop.own.get<{ webhooks: { endereco: string }[]; entregasDeWebhooks: unknown[] }>(
      '/api/user/export',
    );
    expect(body.webhooks.map(({ endereco }) => endereco)).toEqual([receiver(app, shop.name)]);
    expect(body.entregasDeWebhooks).toEqual([
      {
        ...{ evento: data.type, criadaEm: expect.any(String), situacao: 'delivered', encerradaEm: expect.any(String) },
        ...{ tentativas: data.attempts, conteudo: JSON.parse(data.body) },
        respostas: [
          { em: expect.any(String), status: 503, comeco: '{"recebido":false}' },
          { em: expect.any(String), status: 204, comeco: null },
        ],
      },
    ]);
  });

  it('leave the log after their days, some at a time, and past one that somebody works on', async () => {
    const shop = await Integrator.of(app);
    const [old, busy, fresh] = [await shop.test(), await shop.test(), await shop.test()];
    for (const id of [old, busy, fresh]) await shop.deliveryIn(id, 'delivered');
    await app.sql.query(
      `update webhook_deliveries set created_at = now() - interval '31 days', ended_at = now() - interval '30 days'
       where id = any ($1)`,
      [[old, busy]],
    );
    await app.sql.query(
      `insert into webhook_deliveries select copied.* from webhook_deliveries d, generate_series(1, 600) n,
         jsonb_populate_record(d, jsonb_build_object('id', md5(d.id::text || n)::uuid, 'event_id', md5(n || d.id::text)::uuid)) copied
       where d.id = $1`,
      [old],
    );
    const client = await app.sql.connect();
    await client.query('begin');
    await client.query('select from webhook_deliveries where id = $1 for update', [busy]);
    await app.restart();
    await until(async () => {
      const { rows } = await app.sql.query<{ id: string }>('select id from webhook_deliveries where endpoint_id = $1', [
        shop.id,
      ]);
      return rows.length === 2 && [busy, fresh].every((id) => rows.some((row) => row.id === id));
    });
    await client.query('rollback');
    client.release();
  });
});
