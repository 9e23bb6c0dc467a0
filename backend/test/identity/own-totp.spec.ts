import { generateSync } from 'otplib';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, enterAsAdmin } from './admins.js';
import { Authenticator } from './authenticator.js';
import { emailsTo, emailTo, reset, resetToken } from './emails.js';
import { inLine, overtaken } from './in-line.js';
import { cookieOf, type ErrorBody, login, PASSWORD, type SessionBody, subscriber } from './people.js';

jest.setTimeout(120_000);

const TOTP = '/api/user/totp';
const ON = 'Verificação em duas etapas ligada';
const OFF = 'Verificação em duas etapas desligada';
const REQUIRED = { status: 401, body: { code: 'TOTP_REQUIRED', error: 'Informe o código de verificação.' } };
const INVALID = { status: 401, body: { code: 'TOTP_INVALID', error: 'Código de verificação inválido' } };
const UNPROVEN = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };

const ATTEMPTS = "select key, count from rate_limits where key like 'login-email:%' order by key";

interface Begun {
  secret: string;
  otpauthUrl: string;
  qrCodeSvg: string;
}

let app: RunningApp;
let person: { id: string; email: string };
let own: HttpClient;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  person = await subscriber(app);
  own = app.http.as((await login(app.http, person.email)).body.token);
});

const codeAt = (seconds: number) => generateSync({ secret, epoch: seconds });
const currentCode = () => codeAt(Math.floor(Date.now() / 1000));
/** A code that has not been used: of now, after the record of what was used is set back. */
async function freshCode(): Promise<string> {
  await app.sql.query('update second_factors set last_step = 0 where account_id = $1', [person.id]);
  return currentCode();
}
const enter = (totp?: string, password = PASSWORD, http = app.http) =>
  http.post<SessionBody & ErrorBody>('/api/auth/login', {
    email: person.email,
    password,
    captchaToken: 'ficha',
    ...(totp !== undefined && { totp }),
  });
const state = async () => (await own.get<{ enabled: boolean; recoveryCodesLeft: number }>(TOTP)).body;
const letProofPass = () =>
  app.sql.query("update sessions set proven_until = now() - interval '1 second' where account_id = $1", [person.id]);
const wrong = () => `${(Number(currentCode()) + 500_000) % 1_000_000}`.padStart(6, '0');

/** Answers the code that switched it on. */
async function enrol(): Promise<string> {
  ({ secret } = (await own.post<Begun>(TOTP, { password: PASSWORD })).body);
  const code = currentCode();
  const confirmed = await own.put<{ recoveryCodes: string[] }>(TOTP, { code });
  expect(confirmed.status).toBe(200);
  ({ recoveryCodes } = confirmed.body);
  return code;
}

describe('The second factor of a subscriber', () => {
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
  });

  it('begins with the password, a secret and a picture of it, and is not asked for before a code confirms it', async () => {
    expect(await state()).toMatchObject({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    expect(await own.put(TOTP, { code: '123456' })).toMatchObject({ status: 409, body: { code: 'TOTP_NOT_BEGUN' } });
    expect(await own.post(TOTP, { password: 'Errada-2026' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    });
    const { body } = await own.post<Begun>(TOTP, { password: PASSWORD });
    const address = new URL(body.otpauthUrl);
    expect(address.searchParams.get('secret')).toBe(body.secret);
    expect(decodeURIComponent(address.pathname)).toContain(person.email);
    expect(body.qrCodeSvg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect((await enter()).status).toBe(200);
    expect(await emailsTo(app, person.email)).not.toContainEqual(expect.objectContaining({ subject: ON }));
  });

  it('is switched on with a code, told by e-mail, and gives ten recovery codes once', async () => {
    await enrol();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect(JSON.stringify(await state())).not.toContain(recoveryCodes[0]);
    expect((await emailTo(app, person.email, ON)).text).toContain('aplicativo autenticador');
    expect(await own.post(TOTP, { password: PASSWORD, totp: await freshCode() })).toMatchObject({
      status: 409,
      body: { code: 'TOTP_ALREADY_ON' },
    });
  });

  it('is not switched on by a secret that was begun too long ago', async () => {
    ({ secret } = (await own.post<Begun>(TOTP, { password: PASSWORD })).body);
    const begunAgo = (minutes: number) =>
      app.sql.query('update second_factors set begun_at = now() - make_interval(mins => $2) where account_id = $1', [
        person.id,
        minutes,
      ]);
    await begunAgo(16);
    expect(await own.put(TOTP, { code: currentCode() })).toMatchObject({
      status: 409,
      body: { code: 'TOTP_NOT_BEGUN', error: 'O QR code venceu. Comece de novo para gerar outro.' },
    });
    await begunAgo(14);
    expect((await own.put(TOTP, { code: currentCode() })).status).toBe(200);
  });

  it('is asked for after the right password alone, and nothing is opened before it (ASVS 6.3.3)', async () => {
    await enrol();
    const { rows: before } = await app.sql.query('select id from sessions where account_id = $1', [person.id]);
    const halfway = await enter();
    expect(halfway).toMatchObject(REQUIRED);
    expect(halfway.headers.getSetCookie()).toEqual([]);
    expect(JSON.stringify(halfway.body)).not.toContain(person.id);
    expect(await enter(currentCode(), 'Errada-2026')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    const { rows: after } = await app.sql.query('select id from sessions where account_id = $1', [person.id]);
    expect(after).toHaveLength(before.length);
    expect((await enter(await freshCode())).status).toBe(200);
  });

  it('is asked for before the token to pay with is handed to whom no plan runs', async () => {
    await enrol();
    await app.sql.query('delete from subscriptions where account_id = $1', [person.id]);
    await app.sql.query("select pg_notify('subscription_changed', $1)", [person.id]);
    const halfway = await enter();
    expect(halfway).toMatchObject(REQUIRED);
    expect(halfway.body.tempToken).toBeUndefined();
  });

  it('takes a code once: not the one that switched it on, nor one that was used, nor twice at the same moment (ASVS 6.5.1)', async () => {
    expect(await enter(await enrol())).toMatchObject(INVALID);
    const code = await freshCode();
    const answers = await Promise.all([enter(code), enter(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await enter(code)).toMatchObject(INVALID);
  });

  it('does not adopt a session that somebody planted in the browser (ASVS 7.2.4)', async () => {
    await enrol();
    const stranger = await subscriber(app);
    const planted = cookieOf(await login(app.http, stranger.email)).pair;
    const http = app.http.with({ cookie: planted });
    expect((await enter(undefined, PASSWORD, http)).headers.getSetCookie()).toEqual([]);
    const entered = await enter(await freshCode(), PASSWORD, http);
    expect(entered.status).toBe(200);
    expect(cookieOf(entered).pair).not.toBe(planted);
    expect((await app.http.raw('POST', '/api/auth/refresh', undefined, { cookie: planted })).status).toBe(401);
  });

  it('stays on when the password is set anew by e-mail (ASVS 6.4.3)', async () => {
    await enrol();
    const changed = `Outra-${PASSWORD}`;
    expect((await reset(app, await resetToken(app, person.email), changed)).status).toBe(200);
    expect(await enter(undefined, changed)).toMatchObject(REQUIRED);
    expect((await enter(await freshCode(), changed)).status).toBe(200);
  });

  it('is not switched on any more by a session that ends with the password', async () => {
    ({ secret } = (await own.post<Begun>(TOTP, { password: PASSWORD })).body);
    const token = await resetToken(app, person.email);
    const [done, late] = await inLine(
      app,
      person.id,
      () => reset(app, token),
      () => own.put<ErrorBody>(TOTP, { code: currentCode() }),
    );
    expect(done?.status).toBe(200);
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect((await enter(undefined, `Outra-${PASSWORD}`)).status).toBe(200);
  });

  it('gives no recovery codes any more where the password is reset while the code is looked at', async () => {
    await enrol();
    const [totp, token] = [await freshCode(), await resetToken(app, person.email)];
    const late = await overtaken(
      app,
      { from: 'second_factors where account_id = $1 for update', id: person.id },
      () => own.post<ErrorBody>(`${TOTP}/recovery-codes`, { password: PASSWORD, totp }),
      async () => expect((await reset(app, token)).status).toBe(200),
    );
    expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

  it('lets each recovery code in once, also of two at the same moment', async () => {
    await enrol();
    const [code = '', unused = ''] = recoveryCodes;
    const answers = await Promise.all([enter(code), enter(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const renewed = await own.post<{ recoveryCodes: string[] }>(`${TOTP}/recovery-codes`, {
      password: PASSWORD,
      totp: await freshCode(),
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await enter(unused)).toMatchObject(INVALID);
    expect((await state()).recoveryCodesLeft).toBe(10);
  });

  it('keeps a code spent that a login spends while the recovery codes are renewed', async () => {
    await enrol();
    const body = { password: PASSWORD, totp: await freshCode() };
    const login = await app.sql.connect();
    const renewed = overtaken(
      app,
      { from: 'accounts where id = $1 for update', id: person.id },
      () => own.post(`${TOTP}/recovery-codes`, body),
      async () => {
        await login.query('begin');
        await login.query('update second_factors set last_step = 900000000 where account_id = $1', [person.id]);
      },
    );
    const waits = "wait_event_type = 'Lock' and query ilike '%second_factors%'";
    await until(async () => (await app.sql.query(`select from pg_stat_activity where ${waits}`)).rowCount === 1);
    await login.query('commit');
    login.release();
    expect((await renewed).status).toBe(200);
    const { rows } = await app.sql.query('select last_step from second_factors where account_id = $1', [person.id]);
    expect(Number(rows[0].last_step)).toBe(900_000_000);
  });

  it.each(['delete', 'renew'])('wants the password and a code for what weakens it: %s (ASVS 7.5.1)', async (what) => {
    await enrol();
    const act = (body: object) =>
      what === 'delete' ? own.delete<ErrorBody>(TOTP, body) : own.post<ErrorBody>(`${TOTP}/recovery-codes`, body);
    const totp = await freshCode();
    expect(await act({ totp })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await act({ password: 'Errada-2026', totp })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect(await act({ password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'TOTP_REQUIRED', fields: [{ field: 'totp' }] },
    });
    expect(await act({ password: PASSWORD, totp: wrong() })).toMatchObject({
      status: 400,
      body: { code: 'TOTP_INVALID' },
    });
    expect((await state()).enabled).toBe(true);
    expect((await act({ password: PASSWORD, totp })).status).toBe(200);
  });

  it('is switched off, told by e-mail, and not asked for any more', async () => {
    await enrol();
    expect((await own.delete(TOTP, { password: PASSWORD, totp: await freshCode() })).status).toBe(200);
    expect((await emailTo(app, person.email, OFF)).text).toContain('agora basta a senha');
    expect(await state()).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    expect((await enter()).status).toBe(200);
  });

  it('is asked for before the account ends: of a session by a proof, without one by a code', async () => {
    await enrol();
    await letProofPass();
    const end = (http: HttpClient, totp?: string) =>
      http.delete<ErrorBody>('/api/user', { password: PASSWORD, ...(totp !== undefined && { totp }) });
    expect(await end(own)).toMatchObject(UNPROVEN);
    await app.sql.query('delete from subscriptions where account_id = $1', [person.id]);
    await app.sql.query("select pg_notify('subscription_changed', $1)", [person.id]);
    // The signal has its own way.
    const lapsed = await until(async () => (await enter(await freshCode())).body.tempToken);
    const without = app.http.as(lapsed);
    const copy = (body: object) => without.post<ErrorBody>('/api/user/export', { password: PASSWORD, ...body });
    expect(await copy({})).toMatchObject({ status: 400, body: { code: 'TOTP_REQUIRED' } });
    expect((await copy({ totp: await freshCode() })).status).toBe(200);
    expect(await end(without)).toMatchObject({ status: 400, body: { code: 'TOTP_REQUIRED' } });
    expect(await end(without, wrong())).toMatchObject({ status: 400, body: { code: 'TOTP_INVALID' } });
    expect(await end(without, await freshCode())).toMatchObject({ status: 200, body: { success: true } });
    expect((await enter()).status).toBe(401);
  });

  it('is asked for again before personal data leaves and before another way in is made', async () => {
    await letProofPass();
    expect((await own.get('/api/user/export')).status).toBe(200);
    await enrol();
    const ways = () => [
      own.get('/api/user/export'),
      own.get('/api/user/history/export'),
      own.post('/api/user/passkeys/options', { password: PASSWORD }),
      own.post('/api/whatsapp/add-whatsapp', { whatsapp: '11987654321' }),
      own.post('/api/user/email', { email: 'outra.pessoa@gmail.com', password: PASSWORD }),
    ];
    for (const answer of await Promise.all(ways())) expect(answer).toMatchObject(UNPROVEN);
    const stepUp = (body: object) => own.post<ErrorBody>('/api/auth/step-up', body);
    expect(await stepUp({ password: PASSWORD })).toMatchObject({ status: 400, body: { code: 'TOTP_REQUIRED' } });
    expect(await stepUp({ password: PASSWORD, totp: wrong() })).toMatchObject({ body: { code: 'TOTP_INVALID' } });
    expect((await own.get('/api/user/export')).status).toBe(403);
    expect((await stepUp({ password: PASSWORD, totp: await freshCode() })).status).toBe(200);
    for (const answer of await Promise.all(ways())) expect(answer.status).toBe(200);
  });

  it('is not asked for with a passkey, which counts for both', async () => {
    const passkey = new Authenticator(app.url.replace('127.0.0.1', 'localhost'));
    const asked = await own.post<{ options: never }>('/api/user/passkeys/options', { password: PASSWORD });
    await own.post('/api/user/passkeys', { name: 'Celular', response: passkey.creates(asked.body.options) });
    await enrol();
    const { options } = (await app.http.post<{ options: never }>('/api/auth/passkey/options')).body;
    const response = passkey.shows(options);
    expect((await app.http.post('/api/auth/passkey', { response })).status).toBe(200);
    expect(await app.http.post('/api/auth/passkey', { response })).toMatchObject({ status: 401 });
  });

  it('is removed by an administrator for who has lost it, on record and told by e-mail (ASVS 6.4.4)', async () => {
    await enrol();
    const { body } = await enterAsAdmin(app.http);
    const admin = app.http.as(body.token);
    const path = `/api/admin/users/${person.id}`;
    const shown = async () => (await admin.get<{ account: { secondFactor: boolean } }>(path)).body.account.secondFactor;
    expect(await shown()).toBe(true);
    expect((await admin.delete(`${path}/totp`)).status).toBe(200);
    expect((await emailTo(app, person.email, 'O suporte desligou a verificação em duas etapas')).text).toContain(
      'Se não pediu',
    );
    expect(await shown()).toBe(false);
    expect((await enter()).status).toBe(200);
    expect((await admin.delete(`${path}/totp`)).status).toBe(200);
    const { rows } = await app.sql.query('select admin_id, action from admin_actions where target = $1', [
      `account:${person.id}`,
    ]);
    const removal = { admin_id: body.user.id, action: 'remove-account-totp' };
    expect(rows.filter(({ action }) => action !== 'open-user')).toEqual([removal]);
    expect((await admin.delete(`/api/admin/users/${body.user.id}/totp`)).status).toBe(404);
  });

  it('is told of in one’s own data without its secret, and goes with the account', async () => {
    await enrol();
    const { body } = await own.get<{ verificacaoEmDuasEtapas: object }>('/api/user/export');
    expect(Object.keys(body.verificacaoEmDuasEtapas)).toEqual(['ligadaEm']);
    expect(JSON.stringify(body)).not.toContain(secret);
    await own.delete('/api/user', { password: PASSWORD });
    const { rows } = await app.sql.query('select 1 from second_factors where account_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  it('stays the owner’s: an administrator’s own is not changed here', async () => {
    const admin = await adminOf(app);
    const password = ADMIN.ADMIN_PASSWORD;
    expect(await admin.post(TOTP, { password })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await admin.post('/api/auth/step-up', { password })).toMatchObject({ status: 403 });
  });
});

describe('Codes that are guessed', () => {
  beforeAll(async () => {
    app = await startApp({ env: { RATE_LIMIT: 'on' } });
  });

  it('takes back one attempt of who gave the right password without a code, and none of those before', async () => {
    await enrol();
    await enter(undefined, 'Errada-2026');
    const { rows: before } = await app.sql.query(ATTEMPTS);
    for (let time = 0; time < 3; time++) expect(await enter()).toMatchObject(REQUIRED);
    expect((await app.sql.query(ATTEMPTS)).rows).toEqual(before);
  });

  it('lets nobody guess the code that switches it on, and starts anew for who begins again with the password', async () => {
    const begin = async () => ({ secret } = (await own.post<Begun>(TOTP, { password: PASSWORD })).body);
    const confirm = (code: string) => own.put<ErrorBody>(TOTP, { code });
    await begin();
    expect(await confirm('k7mxp2v9ht')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    for (let tried = 0; tried < 10; tried++) {
      expect(await confirm(wrong())).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
    expect(await confirm(currentCode())).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await state()).enabled).toBe(false);
    await begin();
    expect((await confirm(currentCode())).status).toBe(200);
    expect(await enter(wrong())).toMatchObject(INVALID);
    expect((await enter(await freshCode())).status).toBe(200);
  });

  it('counts each of the codes that are shown at once to switch it on', async () => {
    ({ secret } = (await own.post<Begun>(TOTP, { password: PASSWORD })).body);
    const answers = await Promise.all(Array.from({ length: 16 }, () => own.put<ErrorBody>(TOTP, { code: wrong() })));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('lets nobody guess: the tenth wrong code is the last, in a known browser too, and a new password brings no new ones (ASVS 6.6.3)', async () => {
    await enrol();
    const entered = await enter(await freshCode());
    const device = app.http.with({ cookie: cookieOf(entered, deviceCookie(entered)).pair });
    for (let tried = 0; tried < 10; tried++) {
      expect(await enter(wrong(), PASSWORD, tried % 2 ? device : app.http)).toMatchObject(INVALID);
      expect(await enter(undefined, PASSWORD, device)).toMatchObject(REQUIRED);
    }
    expect(await enter(await freshCode(), PASSWORD, device)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    const changed = `Outra-${PASSWORD}`;
    expect((await reset(app, await resetToken(app, person.email), changed)).status).toBe(200);
    expect((await enter(await freshCode(), changed)).status).toBe(429);
    expect((await enter(recoveryCodes[0], changed)).status).toBe(200);
    expect((await enter(await freshCode(), changed)).status).toBe(200);
  });
});

function deviceCookie(answer: { headers: Headers }): string {
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('nitido_device_'))
      ?.split('=')[0] ?? ''
  );
}
