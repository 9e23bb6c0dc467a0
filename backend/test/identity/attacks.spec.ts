import { createHmac, randomUUID } from 'node:crypto';
import type { Answer } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf, enterAsAdmin } from './admins.js';
import { emailTo, forgot } from './emails.js';
import { cookieOf, type ErrorBody, login, PASSWORD, refresh, registration, subscriber } from './people.js';

jest.setTimeout(120_000);

const JWT_SECRET = 'the key of these tests, long enough for HS256';
const EVIL = 'https://outro.exemplo.com';

let app: RunningApp;
let person: { id: string; email: string; tempToken: string };
let token: string;

beforeAll(async () => {
  app = await startApp({ env: { ...ADMIN, JWT_SECRET } });
  person = await subscriber(app);
  token = (await login(app.http, person.email)).body.token;
});
beforeEach(() => app.sql.query('delete from login_locks'));

const profile = (http = app.http.as(token)) => http.get<{ user: { id: string } } & ErrorBody>('/api/user/profile');

describe('Another site’s page', () => {
  it.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/refresh'],
    ['GET', '/api/user/profile'],
    ['DELETE', '/api/user'],
    ['POST', '/api/external/cpf'],
  ])('is given no leave to send %s %s, nor to read an answer (ASVS 3.4.2)', async (method, path) => {
    const asking = {
      origin: EVIL,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    };
    const preflight = await app.http.raw('OPTIONS', path, undefined, asking);
    const simple = await app.http.as(token).with({ origin: EVIL }).get('/api/user/profile');
    for (const { headers } of [preflight, simple]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect(preflight.status).toBe(404);
  });

  it.each(['/api/auth/refresh', '/api/auth/logout'])('cannot use the cookie at %s (ASVS 3.5.1)', async (path) => {
    const opened = await login(app.http, person.email);
    const cookie = cookieOf(opened).pair;
    for (const headers of [
      { origin: EVIL },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: `${app.url}.exemplo.com` },
    ]) {
      const answer = await app.http.raw('POST', path, undefined, { cookie, ...headers });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await profile(app.http.as(opened.body.token))).status).toBe(200);
    expect((await refresh(app.http, cookie)).status).toBe(200);
  });
});

describe('A token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = () => Math.floor(Date.now() / 1000);
  const seal = (claims: object, { key = JWT_SECRET, head = { alg: 'HS256', typ: 'JWT' } as object } = {}) => {
    const text = `${part(head)}.${part(claims)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

  it('is made as this test makes it', async () => {
    expect((await profile(app.http.as(seal(claimsOf(token))))).status).toBe(200);
  });

  it.each<[string, (claims: Record<string, unknown>) => string]>([
    ['of an empty key', (claims) => seal(claims, { key: '' })],
    ['of a guessed key', (claims) => seal(claims, { key: 'secret' })],
    ['that says it needs no signature', (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
    ['that asks for another algorithm', (claims) => seal(claims, { head: { alg: 'RS256', typ: 'JWT' } })],
    [
      'that brings its own key',
      (claims) => seal(claims, { key: 'x', head: { alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } } }),
    ],
    ['without a kind', ({ kind: _, ...claims }) => seal(claims)],
    ['of a kind that objects inherit', (claims) => seal({ ...claims, kind: 'constructor' })],
    ['of a list of kinds', (claims) => seal({ ...claims, kind: ['admin'] })],
    ['of an administrator’s kind for a subscriber’s session', (claims) => seal({ ...claims, kind: 'admin' })],
    ['of a temporary kind with a session', (claims) => seal({ ...claims, kind: 'temp' })],
    [
      'of another’s account with the own session',
      (claims) => seal({ ...claims, sub: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
    ],
    ['of a session that does not exist', (claims) => seal({ ...claims, sid: randomUUID() })],
    ['of a session that is none', (claims) => seal({ ...claims, sid: "' or true --" })],
    ['that is over', (claims) => seal({ ...claims, exp: now() - 1 })],
    ['that lasts longer than any that is issued', (claims) => seal({ ...claims, exp: now() + 3600 })],
    ['that never ends', ({ exp: _, ...claims }) => seal(claims)],
    ['that ends at a word', (claims) => seal({ ...claims, exp: 'never' })],
  ])('%s opens nothing (ASVS 7.2.1, 9.1.1, 9.1.2, 9.1.3, 9.2.1)', async (_, forge) => {
    const http = app.http.as(forge(claimsOf(token)));
    for (const path of ['/api/user/profile', '/api/admin/me/totp', '/api/payments']) {
      const answer = await http.get<ErrorBody>(path);
      expect([path, answer.status, answer.body.error]).toEqual([path, 401, expect.stringMatching(/^(Token|Sessão)/)]);
    }
  });

  it('counts only where it belongs (ASVS 9.2.2, 14.2.1)', async () => {
    for (const query of ['token', 'access_token', 'authorization']) {
      expect((await app.http.get(`/api/user/profile?${query}=${token}`)).status).toBe(401);
    }
    for (const header of ['x-access-token', 'x-auth-token', 'proxy-authorization', 'x-forwarded-authorization']) {
      expect((await app.http.with({ [header]: `Bearer ${token}` }).get('/api/user/profile')).status).toBe(401);
    }
    for (const name of ['authToken', 'userToken', 'nitido_refresh', 'authorization']) {
      expect((await app.http.with({ cookie: `${name}=${token}` }).get('/api/user/profile')).status).toBe(401);
    }
    for (const cookie of [`nitido_refresh=${token}`, `nitido_refresh=${person.tempToken}`]) {
      expect((await refresh(app.http, cookie)).status).toBe(401);
    }
  });
});

describe('A session that somebody prepared', () => {
  it('is not the one that a person signs in to (ASVS 7.2.4)', async () => {
    const attacker = await subscriber(app);
    const planted = cookieOf(await login(app.http, attacker.email)).pair;
    const opened = await login(app.http.with({ cookie: planted }), person.email);
    const own = cookieOf(opened).pair;
    expect(own.split('.')[0]).not.toBe(planted.split('.')[0]);
    expect((await profile(app.http.as(opened.body.token))).body.user.id).toBe(person.id);
    expect(await refresh(app.http, planted)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect((await refresh(app.http, own)).body.user.id).toBe(person.id);
  });

  it('ends with the next sign-in of the same browser, an administrator’s only with an administrator’s (ASVS 7.2.4)', async () => {
    const before = await login(app.http, person.email);
    const browser = app.http.with({ cookie: cookieOf(before).pair });
    const elsewhere = await login(app.http, person.email);
    await enterAsAdmin(browser);
    expect((await profile(app.http.as(before.body.token))).status).toBe(200);
    const after = await login(browser, person.email);
    expect((await profile(app.http.as(before.body.token))).status).toBe(401);
    for (const { body } of [after, elsewhere]) expect((await profile(app.http.as(body.token))).status).toBe(200);
  });

  it('gets no number that the caller chose', async () => {
    const chosenId = randomUUID();
    const opened = await login(app.http.with({ cookie: `nitido_refresh=${chosenId}.c2VjcmV0` }), person.email);
    expect(cookieOf(opened).pair).not.toContain(chosenId);
    const body = { email: person.email, password: PASSWORD, captchaToken: 'ficha', sessionId: chosenId };
    expect((await app.http.post('/api/auth/login', body)).status).toBe(400);
  });

  it('does not carry a right from before into an administrator’s stay', async () => {
    const { body } = await enterAsAdmin(app.http.as(token));
    expect((await app.http.as(token).get('/api/admin/me/totp')).status).toBe(403);
    expect((await app.http.as(body.token).get('/api/admin/me/totp')).status).toBe(200);
  });
});

describe('Whether an account exists', () => {
  /** All that an answer says, but for what differs with every request. */
  const said = ({ status, body, headers }: Answer<unknown>) => {
    const { requestId: _, ...rest } = body as ErrorBody;
    return [status, rest, [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))];
  };
  const expectAlike = ([first, ...others]: Answer<unknown>[]) => {
    for (const other of others) expect(said(other)).toEqual(said(first!));
  };

  it('is not told at the login, whatever became of it', async () => {
    const [blocked, erased] = [await subscriber(app), await subscriber(app)];
    await app.sql.query('update accounts set blocked_at = now() where id = $1', [blocked.id]);
    const leaving = app.http.as((await login(app.http, erased.email)).body.token);
    expect((await leaving.delete('/api/user', { password: PASSWORD })).status).toBe(200);
    const unpaid = registration();
    await app.http.post('/api/auth/register', unpaid);
    const emails = ['ninguem@gmail.com', person.email, blocked.email, erased.email, String(unpaid.email)];
    expectAlike(await Promise.all(emails.map((email) => login(app.http, email, 'Errada123'))));
  });

  it('is not told at the administrators’ login, with a second factor or without', async () => {
    const enrolled = randomUUID();
    await app.sql.query(
      `insert into accounts (id, role, username, name, password_hash, created_at)
       select $1, 'admin', $2, name, password_hash, now() from accounts where username = 'chefe'`,
      [enrolled, enrolled],
    );
    const http = await adminOf(app, { username: enrolled });
    expect((await http.post('/api/admin/me/totp')).status).toBe(200);
    await app.sql.query('update second_factors set confirmed_at = now() where account_id = $1', [enrolled]);
    expect((await enterAsAdmin(app.http, { username: enrolled })).body.code).toBe('TOTP_REQUIRED');
    const wrong = (username: string) => enterAsAdmin(app.http, { username, password: 'errada', totp: '000000' });
    expectAlike(await Promise.all(['chefe', enrolled, 'ninguem'].map(wrong)));
  });

  it('is not told by a refresh token that was made up', async () => {
    const genuine = cookieOf(await login(app.http, person.email)).pair;
    const made = [
      `${genuine.slice(0, -6)}AAAAAA`,
      `nitido_refresh=${randomUUID()}.${genuine.split('.')[1]}`,
      'nitido_refresh=x',
    ];
    expectAlike(await Promise.all(made.map((cookie) => refresh(app.http, cookie))));
  });
});

describe('An e-mail', () => {
  it.each<Record<string, string>>([
    { host: 'outro.exemplo.com' },
    { 'x-forwarded-host': 'outro.exemplo.com', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
    { forwarded: 'host=outro.exemplo.com;proto=http', 'x-original-host': 'outro.exemplo.com' },
    { origin: EVIL, referer: `${EVIL}/`, 'x-forwarded-server': 'outro.exemplo.com' },
  ])('leads to us, whatever place the request says it was sent to: %j', async (headers) => {
    const { email } = await subscriber(app);
    expect((await forgot({ http: app.http.with(headers) }, email)).status).toBe(200);
    const { links, text, html } = await emailTo(app, email, 'Redefinição de senha');
    expect(links.every((link) => link.startsWith(`${app.url}/`))).toBe(true);
    expect(text + html).not.toContain('outro.exemplo.com');
  });
});

describe('A clock', () => {
  it('that was set back leaves no proof of the password open for longer', async () => {
    const { body } = await enterAsAdmin(app.http);
    const admin = app.http.as(body.token);
    const until = (moment: string) =>
      app.sql.query(`update sessions set proven_until = now() + interval '${moment}' where account_id = $1`, [
        body.user.id,
      ]);
    await until('1 hour');
    expect(await admin.post('/api/admin/me/totp')).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    await until('5 minutes');
    expect((await admin.post('/api/admin/me/totp')).status).toBe(200);
  });
});
