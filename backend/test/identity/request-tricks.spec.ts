import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { type RunningApp, startApp, type World } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from './admins.js';
import { cookieOf, type ErrorBody, login, refresh, subscriber } from './people.js';

jest.setTimeout(120_000);

const JSON_TYPE = { 'content-type': 'application/json' };
/** 50 MB once it is unpacked. */
const BOMB = brotliCompressSync(Buffer.alloc(50_000_000, ' '), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

let app: World;
let person: { id: string; email: string; tempToken: string };
let token: string;

beforeAll(async () => {
  app = await startApp({ env: ADMIN });
  person = await subscriber(app);
  token = (await login(app.http, person.email)).body.token;
});
beforeEach(() => app.sql.query('delete from login_locks'));

const profile = (http = app.http.as(token)) => http.get<{ user: { id: string } } & ErrorBody>('/api/user/profile');

describe('A body', () => {
  const PATH = '/api/auth/admin/login';
  const GOOD = '{"username":"chefe","password":"Trilha-9041"}';
  const enter = (text: string) => app.http.raw<ErrorBody>('POST', PATH, text, JSON_TYPE);

  it('that names a field twice is one attempt at the account that is looked at', async () => {
    const twice = `{"username":"chefe","password":"errada","captchaToken":"ficha","\\u0075sername":"vitima"}`;
    for (let time = 0; time < 4; time++) expect((await enter(twice)).status).toBe(401);
    expect((await enter(twice)).status).toBe(429);
    expect((await enterAsAdmin(app.http)).status).toBe(200);
  });

  it('hides no wrong value behind a right one', async () => {
    for (const last of ['["Trilha-9041"]', '{"toString":1}', '1e999', 'null', 'true']) {
      expect((await enter(`{"username":"chefe","password":"Trilha-9041","password":${last}}`)).status).toBe(400);
    }
  });

  it.each(['__proto__', 'constructor', 'prototype', 'isAdmin', 'role', 'userType', 'mustChangePassword'])(
    'brings no %s with it (ASVS 8.2.3, 15.3.3, 15.3.6)',
    async (name) => {
      const answer = await enter(`{"username":"chefe","password":"Trilha-9041","${name}":{"role":"admin"}}`);
      expect(answer.status).toBe(400);
      expect((await profile()).body.user).not.toHaveProperty('role');
    },
  );

  it.each([
    'application/json; charset=utf-16',
    'application/vnd.api+json',
    'application/jsonp',
    'application/json, text/plain',
    'text/json',
    '',
  ])('of an odd type is refused in our words: %s (ASVS 3.5.2)', async (type) => {
    const bytes = Buffer.from(GOOD, type.includes('utf-16') ? 'utf16le' : 'utf8');
    const answer = await app.http.raw<ErrorBody>('POST', PATH, bytes, { 'content-type': type });
    expect([400, 415]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false, code: expect.stringMatching(/^[A-Z_]+$/) });
  });

  it.each<[string, string, Uint8Array<ArrayBuffer>]>([
    ['that blows up when it is unpacked', 'gzip', gzipSync(Buffer.alloc(50_000_000, ' '))],
    ['that blows up otherwise', 'br', BOMB],
    ['that is right', 'gzip', gzipSync(GOOD)],
    ['that breaks off', 'gzip', gzipSync(GOOD).subarray(0, 20)],
    ['that is not packed', 'gzip', Buffer.from(GOOD)],
    ['that nobody can unpack', 'x-evil', Buffer.from(GOOD)],
  ])('packed is refused before anything of it is unpacked, one %s (ASVS 5.2.1, 5.2.3)', async (_, encoding, bytes) => {
    const headers = { ...JSON_TYPE, 'content-encoding': encoding };
    const answer = await app.http.raw<ErrorBody>('POST', PATH, bytes, headers);
    expect(answer).toMatchObject({ status: 415, body: { success: false, code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('that a mail program packs costs nothing where its form is not read', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'br' };
    expect((await app.http.raw('POST', '/api/unsubscribe/nada', BOMB, headers)).status).toBe(415);
  });

  it('that is no text is refused in our words', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'identity' };
    const answer = await app.http.raw<ErrorBody>('POST', PATH, Buffer.from([0xff, 0xfe, 0x00]), headers);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: expect.stringMatching(/^[A-Z_]+$/) } });
  });
});

describe('An answer', () => {
  /** The bytes as they travel. */
  const described = (headers: Record<string, string>) =>
    new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
      get(`${app.url}/api/openapi.json`, { headers: { connection: 'close', ...headers } }, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part as Buffer);
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) });
      }).on('error', reject);
    });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes as %s to who reads it, and is the same', async (encoding, unpacked) => {
    const [plain, packed] = [await described({}), await described({ 'accept-encoding': encoding })];
    expect([plain.encoding, packed.encoding]).toEqual([undefined, encoding]);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(unpacked(packed.bytes).equals(plain.bytes)).toBe(true);
  });
});

it('The API’s description is not written anew, in another form, for whoever asks', async () => {
  expect((await app.http.get('/api/docs-yaml')).status).toBe(404);
});

describe('A path or a method', () => {
  it.each([
    '/api//admin/me/totp',
    '/API/ADMIN/ME/TOTP',
    '/api/admin/me/totp/',
    '/api/admin/me/totp;x=1',
    '/api/admin/me/totp%2f',
    '/api/user/..%2fadmin/me/totp',
    '/api/user/%2e%2e/admin/me/totp',
    '/api/admin/me/totp%00',
    '/%61pi/%61dmin/me/totp',
    '/api/admin/me/totp?userType=admin&role=admin',
  ])('in another spelling opens nothing: %s (ASVS 1.1.1)', async (path) => {
    for (const http of [app.http, app.http.as(token), app.http.as(person.tempToken)]) {
      const answer = await http.get(path);
      expect(answer.body).not.toHaveProperty('success', true);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('that asks for another one is not heard', async () => {
    const http = app.http.as(token);
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      await http.with({ [header]: 'DELETE' }).post('/api/user/sessions', {});
      await http.with({ [header]: 'DELETE' }).get('/api/user/sessions?_method=DELETE');
    }
    expect((await profile()).status).toBe(200);
    expect((await http.raw('HEAD', '/api/admin/me/totp')).status).toBe(403);
  });

  it('that says a thing twice is refused (ASVS 15.3.7)', async () => {
    const { pair } = cookieOf(await login(app.http, person.email));
    expect((await refresh(app.http, pair, '?userType=user&userType=admin')).status).toBe(400);
    expect((await app.http.as(token).get('/api/user/history?limit=10&limit=99999')).status).toBe(400);
  });
});

describe('A refusal', () => {
  /** As it travels; the client of other tests says a host and expects nothing. */
  const asked = (path: string, options: RequestOptions) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${app.url}${path}`, { agent: false, ...options }, resolve).on('error', reject);
    });

  it.each<[string, string, RequestOptions, number, string]>([
    ['an address that is none', '/api/user/history/%ZZ', {}, 400, 'BAD_REQUEST'],
    [
      'an expectation that nobody has heard of',
      '/api/user/profile',
      { headers: { expect: 'nada' } },
      401,
      'UNAUTHENTICATED',
    ],
    ['the same of the public API', '/v1/status', { headers: { expect: 'nada' } }, 401, 'API_KEY_REQUIRED'],
    ['a request to no host', '/api/public/config', { setHost: false }, 400, 'BAD_REQUEST'],
  ])('of %s is in our words, with the headers of every answer', async (_, path, options, status, code) => {
    const answer = await asked(path, options);
    expect([answer.statusCode, await json(answer)]).toEqual([status, expect.objectContaining({ code })]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

describe('An address', () => {
  let guarded: RunningApp;

  beforeAll(async () => {
    guarded = await startApp({ beside: app, env: { ...ADMIN, RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
  });

  it.each<[string, (n: number) => Record<string, string>]>([
    ['put before the one that the proxy saw', (n) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` })],
    [
      'in the headers of other proxies',
      (n) => ({
        'x-forwarded-for': '198.51.100.8',
        'x-real-ip': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
        'cf-connecting-ip': `203.0.113.${n}`,
        'true-client-ip': `203.0.113.${n}`,
        'x-client-ip': `203.0.113.${n}`,
      }),
    ],
  ])('%s gives no further attempts (ASVS 4.1.3, 15.3.4)', async (_, disguise) => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 62; guess++) {
      const { status } = await login(guarded.http.with(disguise(guess)), `qualquer${guess}@gmail.com`);
      statuses.push(status);
    }
    expect(statuses.indexOf(429)).toBe(60);
  });

  it('written in capitals or with spaces is the same account’s', async () => {
    const spellings = [' VITIMA@gmail.com', 'vitima@GMAIL.com ', 'Vitima@Gmail.Com', 'vitima@gmail.com'];
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      const http = guarded.http.with({ 'x-forwarded-for': `192.0.2.${guess}` });
      statuses.push((await login(http, spellings[guess % 4] ?? '')).status);
    }
    expect(statuses.indexOf(429)).toBe(10);
  });
});
