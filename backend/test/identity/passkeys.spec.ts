import { generateSync } from 'otplib';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, enterAsAdmin, letProofPass } from './admins.js';
import { Authenticator, type Departure } from './authenticator.js';
import { emailTo, reset, resetToken } from './emails.js';
import { inLine, overtaken } from './in-line.js';
import { cookieOf, type ErrorBody, login, PASSWORD, type SessionBody, subscriber } from './people.js';

jest.setTimeout(120_000);

const OWN = '/api/user/passkeys';
const DOOR = '/api/auth/passkey';

interface Options {
  options: { challenge: string; rp: { id: string }; excludeCredentials: { id: string }[]; allowCredentials?: unknown };
}

describe('Passkeys', () => {
  let app: RunningApp;
  let person: { id: string; email: string };
  let own: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });
  beforeEach(async () => {
    person = await subscriber(app);
    own = app.http.as((await login(app.http, person.email)).body.token);
  });

  const authenticator = () => new Authenticator(app.url.replace('127.0.0.1', 'localhost'));
  const beginning = async (who = own, password = PASSWORD) =>
    who.post<Options & ErrorBody>(`${OWN}/options`, { password });
  const asked = async (who = own) => (await beginning(who)).body.options;
  const add = (response: object, who = own) => who.post<ErrorBody>(OWN, { name: 'Celular', response });
  const listed = async (who = own) =>
    (await who.get<{ data: { id: string; name: string; lastUsedAt: string | null }[] }>(OWN)).body.data;

  async function added(who = own): Promise<Authenticator> {
    const made = authenticator();
    expect((await add(made.creates(await asked(who)), who)).status).toBe(201);
    return made;
  }

  const door = async () => (await app.http.post<Options>(`${DOOR}/options`)).body.options;
  const show = (response: object) => app.http.post<SessionBody & ErrorBody>(DOOR, { response });
  const enter = async (passkey: Authenticator, departure: Departure = {}) =>
    show(passkey.shows(await door(), departure));
  const REFUSED = { status: 401, body: { code: 'PASSKEY_REFUSED' } };

  it('are added with the password, told by e-mail, listed, named and removed', async () => {
    expect(await beginning(own, 'Errada-2026')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } });
    await added();
    expect((await emailTo(app, person.email, 'Uma chave de acesso foi adicionada')).text).toContain('Celular');
    const [passkey] = await listed();
    expect(passkey).toMatchObject({ name: 'Celular', lastUsedAt: null });
    expect((await asked()).excludeCredentials).toHaveLength(1);
    expect((await own.put(`${OWN}/${passkey?.id}`, { name: ' Notebook ' })).status).toBe(200);
    expect((await listed())[0]?.name).toBe('Notebook');
    expect((await own.put<ErrorBody>(`${OWN}/${passkey?.id}`, { name: ' ' })).status).toBe(400);
    expect((await own.delete(`${OWN}/${passkey?.id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await own.delete(`${OWN}/${passkey?.id}`)).toMatchObject({
      status: 404,
      body: { code: 'PASSKEY_NOT_FOUND' },
    });
  });

  it.each(['\u200b', 'Celular\u200b'])('are not named %j, which nobody could tell from another name', async (name) => {
    const refused = { status: 400, body: { code: 'INVALID_INPUT', fields: [{ field: 'name' }] } };
    const response = authenticator().creates(await asked());
    expect(await own.post(OWN, { name, response })).toMatchObject(refused);
    expect((await add(response)).status).toBe(201);
    const id = (await listed())[0]?.id;
    expect(await own.put(`${OWN}/${id}`, { name })).toMatchObject(refused);
  });

  it('sign a subscriber in without a password, with the cookies of a login, and tell when they did', async () => {
    const passkey = await added();
    const answer = await enter(passkey);
    expect(answer).toMatchObject({ status: 200, body: { userType: 'user', user: { id: person.id } } });
    expect(cookieOf(answer).flags).toContain('HttpOnly');
    expect((await app.http.as(answer.body.token).get('/api/user/profile')).status).toBe(200);
    expect((await listed())[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('sign an administrator in for both factors', async () => {
    const admin = await adminOf(app);
    const passkey = authenticator();
    const options = (await admin.post<Options>(`${OWN}/options`, { password: ADMIN.ADMIN_PASSWORD })).body.options;
    expect((await add(passkey.creates(options), admin)).status).toBe(201);
    const { secret } = (await admin.post<{ secret: string }>('/api/admin/me/totp')).body;
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
    expect((await admin.put('/api/admin/me/totp', { code })).status).toBe(200);
    expect((await enterAsAdmin(app.http)).body.code).toBe('TOTP_REQUIRED');
    const answer = await enter(passkey);
    expect(answer).toMatchObject({ status: 200, body: { userType: 'admin' } });
    const there = app.http.as(answer.body.token);
    expect((await there.get('/api/admin/me/totp')).status).toBe(200);
    await letProofPass(app);
    for (const refused of [
      await there.post(`${OWN}/options`, { password: ADMIN.ADMIN_PASSWORD }),
      await there.delete(`${OWN}/${(await listed(there))[0]?.id}`),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    }
    const { rows } = await app.sql.query("SELECT count(*)::int AS n FROM admin_actions WHERE action = 'add-passkey'");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each<[string, Departure]>([
    ['an answer to another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['one made on another page', { origin: 'https://nitido.example.net' }],
    ['one for another site', { rpId: 'example.net' }],
    ['one whose owner was not asked', { unverified: true }],
  ])('take nothing from %s, neither to be added nor at the door', async (_, departure) => {
    const made = authenticator();
    expect(await add(made.creates(await asked(), departure))).toMatchObject({
      status: 400,
      body: { code: 'PASSKEY_INVALID' },
    });
    expect(await listed()).toEqual([]);
    const passkey = await added();
    expect(await enter(passkey, departure)).toMatchObject(REFUSED);
    expect((await enter(passkey)).status).toBe(200);
  });

  it('open nothing by another key, an unknown credential or what is no answer at all', async () => {
    const passkey = await added();
    expect(await enter(passkey, { forged: true })).toMatchObject(REFUSED);
    expect(await enter(authenticator())).toMatchObject(REFUSED);
    for (const nonsense of [{}, { id: 1 }, { id: 'x', response: { clientDataJSON: '!' } }]) {
      expect(await show(nonsense)).toMatchObject(REFUSED);
      expect(await add(nonsense)).toMatchObject({ status: 400, body: { code: 'PASSKEY_INVALID' } });
    }
    expect((await app.http.post(DOOR, { response: 'x' })).status).toBe(400);
  });

  it('open nothing by a challenge that none can be', async () => {
    for (const challenge of ['\0', 'a\0b', ' ', '']) {
      const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
      const answer = { id: 'x', response: { clientDataJSON } };
      expect(await show(answer)).toMatchObject(REFUSED);
      expect(await add(answer)).toMatchObject({ status: 400, body: { code: 'PASSKEY_INVALID' } });
    }
  });

  it.each<[unknown, string[]]>([
    ['internal', []],
    [{ length: 1 }, []],
    [
      ['usb', 'pombo', 1, null, 'hybrid', 'usb'],
      ['hybrid', 'usb'],
    ],
  ])('are kept with the known of the ways to reach them: %j', async (transports, kept) => {
    const made = authenticator();
    const answer = made.creates(await asked()) as { response: object };
    expect((await add({ ...answer, response: { ...answer.response, transports } })).status).toBe(201);
    const { rows } = await app.sql.query('SELECT transports FROM passkeys WHERE account_id = $1', [person.id]);
    expect(rows).toEqual([{ transports: kept }]);
    expect((await enter(made)).status).toBe(200);
  });

  it('are answered once: what was shown already opens nothing, also twenty times at once', async () => {
    const passkey = await added();
    const response = passkey.shows(await door());
    const answers = await Promise.all(Array.from({ length: 20 }, () => show(response)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
    expect(await show(response)).toMatchObject(REFUSED);
  });

  it('are answered in time', async () => {
    const [made, options] = [authenticator(), await asked()];
    await app.sql.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'");
    expect((await add(made.creates(options))).body.code).toBe('PASSKEY_INVALID');
  });

  it('are known as copied when their counter stands still or goes back', async () => {
    const passkey = await added();
    expect((await enter(passkey)).status).toBe(200);
    expect(await enter(passkey, { counter: 1 })).toMatchObject(REFUSED);
    expect((await enter(passkey, { counter: 7 })).status).toBe(200);
    expect(await enter(passkey, { counter: 6 })).toMatchObject(REFUSED);
  });

  it('work without a counter, as those do that are on several devices', async () => {
    const passkey = await added();
    for (const _ of [1, 2]) expect((await enter(passkey, { counter: 0 })).status).toBe(200);
  });

  it('of one account are nothing to another: neither what was asked, nor the passkey', async () => {
    const bia = await subscriber(app);
    const other = app.http.as((await login(app.http, bia.email)).body.token);
    const made = authenticator();
    const response = made.creates(await asked());
    expect((await add(response, other)).body.code).toBe('PASSKEY_INVALID');
    expect((await add(made.creates(await door()))).body.code).toBe('PASSKEY_INVALID');
    expect(await show(made.shows(await asked()))).toMatchObject(REFUSED);
    const passkey = await added();
    expect((await add(passkey.creates(await asked(other)), other)).body.code).toBe('PASSKEY_INVALID');
    const id = (await listed())[0]?.id;
    expect((await other.put(`${OWN}/${id}`, { name: 'Meu' })).status).toBe(404);
    expect((await other.delete(`${OWN}/${id}`)).status).toBe(404);
    expect((await enter(passkey)).body.user.id).toBe(person.id);
  });

  it('open no blocked account, and lead to the plans without one', async () => {
    const passkey = await added();
    await app.sql.query("UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1", [
      person.id,
    ]);
    await app.sql.query("SELECT pg_notify('subscription_changed', $1)", [person.id]);
    // The signal has its own way.
    const lapsed = await until(async () => {
      const answer = await enter(passkey);
      return answer.status === 200 ? null : answer;
    });
    expect(lapsed).toMatchObject({
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED', tempToken: expect.any(String) },
    });
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [person.id]);
    expect(await enter(passkey)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BLOCKED' } });
  });

  it('open no account whose e-mail is of a domain that is not accepted any more', async () => {
    const passkey = await added();
    const strict = await startApp({
      beside: app,
      env: { ...ADMIN, EMAIL_DOMAINS: 'empresa.com.br', PUBLIC_URL: app.url },
    });
    const { options } = (await strict.http.post<Options>(`${DOOR}/options`)).body;
    const answer = await strict.http.post<ErrorBody>(DOOR, { response: passkey.shows(options) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields: [{ field: 'email' }] } });
    expect((await enter(passkey)).status).toBe(200);
    await strict.stop();
  });

  it('go with the password when it is set anew by e-mail, and stay when their owner changes it', async () => {
    const passkey = await added();
    const change = { currentPassword: PASSWORD, newPassword: 'Neblina-77' };
    expect((await own.post('/api/user/password', change)).status).toBe(200);
    expect((await enter(passkey)).status).toBe(200);
    await reset(app, await resetToken(app, person.email));
    expect(await enter(passkey)).toMatchObject(REFUSED);
  });

  it('are not added any more by a session that ends with the password', async () => {
    const [made, token] = [authenticator(), await resetToken(app, person.email)];
    const response = made.creates(await asked());
    const [done, late] = await inLine(
      app,
      person.id,
      () => reset(app, token),
      () => add(response),
    );
    expect(done?.status).toBe(200);
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect(await enter(made)).toMatchObject(REFUSED);
  });

  it('are not added either where the password is reset while the answer is looked at', async () => {
    const [made, token] = [authenticator(), await resetToken(app, person.email)];
    const response = made.creates(await asked());
    const late = await overtaken(
      app,
      { from: 'passkey_challenges where account_id = $1 for update', id: person.id },
      () => add(response),
      async () => expect((await reset(app, token)).status).toBe(200),
    );
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect(await enter(made)).toMatchObject(REFUSED);
  });

  const owns = (count: number) =>
    app.sql.query(
      `INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, name, created_at)
       SELECT gen_random_uuid(), $1, decode(md5(random()::text), 'hex'), '', 0, 'x', now() FROM generate_series(1, $2)`,
      [person.id, count],
    );

  it('are ten an account', async () => {
    await owns(10);
    expect(await beginning()).toMatchObject({ status: 409, body: { code: 'PASSKEY_LIMIT' } });
  });

  it('are ten an account also when several are added at once', async () => {
    await owns(8);
    const responses = [];
    for (let n = 0; n < 6; n++) responses.push(authenticator().creates(await asked()));
    const answers = await Promise.all(responses.map((response) => add(response)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('PASSKEY_LIMIT');
    expect(await listed()).toHaveLength(10);
  });
});
