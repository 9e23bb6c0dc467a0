import { randomUUID } from 'node:crypto';
import { rawAnswer } from '../harness/raw-answer.js';
import { startApp, type World } from '../harness/start-app.js';
import { subjectForm } from '../lookups/privacy-world.js';
import { ADMIN, enterAsAdmin } from './admins.js';
import { type ErrorBody, login } from './people.js';

jest.setTimeout(120_000);

const ROUTES = [
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/admin/login'],
  ['POST', '/api/user/terms/accept'],
  ['PUT', '/api/user/preferences'],
] as const;

const GOOD: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/auth/register': { name: 'Ana', email: 'ana@gmail.com', password: 'Garoa-2026', captchaToken: 'x' },
  '/api/auth/login': { email: 'ana@gmail.com', password: 'Garoa-2026', captchaToken: 'x' },
  '/api/auth/admin/login': { username: 'admin', password: 'Garoa-2026' },
  '/api/user/terms/accept': { termsVersion: '2020-01-01' },
  '/api/user/preferences': { finalidadePadrao: 'cobranca' },
};

const JSON_TYPE = { 'content-type': 'application/json' };
const TOO_MANY = 'Os dados enviados têm campos ou itens demais.';
const WRONG_VALUES = [1, true, [], ['ana@gmail.com'], {}, { $gt: '' }, 'a\u0000b', '\u001b[31m', 'x'.repeat(10_000)];

let app: World;
let token: string;

beforeAll(async () => {
  app = await startApp({ env: ADMIN });
  token = (await login(app.http, 'demo@gmail.com', 'Demo1234')).body.token;
});

describe.each(ROUTES)('%s %s', (method, path) => {
  async function refused(body: string | undefined, headers: Record<string, string> = JSON_TYPE): Promise<number> {
    const answer = await app.http.as(token).raw<ErrorBody>(method, path, body, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      success: false,
      error: expect.stringMatching(/\p{L}/u),
      code: expect.stringMatching(/^[A-Z_]+$/),
      requestId: expect.any(String),
    });
    expect(answer.body.error).not.toMatch(/must be|should|invalid |unexpected|property|error:/i);
    return answer.status;
  }

  it.each([
    ['broken JSON', '{"email":'],
    ['no JSON at all', 'email=ana'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['a text', '"texto"'],
    ['a number', '1'],
    ['null', 'null'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['nothing in it', '{}'],
    ['two bodies', '{}{}'],
    ['deep nesting', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('refuses %s (ASVS 1.5.2, 15.3.6)', async (_, body) => {
    expect(await refused(body)).toBe(400);
  });

  it('refuses a body of ten megabytes (ASVS 5.2.1)', async () => {
    expect(await refused(JSON.stringify({ name: 'x'.repeat(10_000_000) }))).toBe(413);
  });

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/xml', 415],
  ])('refuses a body of type %s (ASVS 3.5.2, 5.2.2)', async (type, status) => {
    expect(await refused('nada=nada', { 'content-type': type })).toBe(status);
  });

  it('refuses each field with each wrong value (ASVS 2.2.1, 2.2.2, 15.3.5)', async () => {
    const good = GOOD[path] ?? {};
    for (const field of Object.keys(good)) {
      for (const value of WRONG_VALUES) expect(await refused(JSON.stringify({ ...good, [field]: value }))).toBe(400);
    }
  });

  it('refuses a field that it does not know, by name (ASVS 15.3.3)', async () => {
    const body = JSON.stringify({ ...GOOD[path], role: 'admin' });
    const answer = await app.http.as(token).raw<ErrorBody>(method, path, body, JSON_TYPE);
    expect(answer).toMatchObject({ status: 400, body: { error: 'Campo desconhecido: role.' } });
  });

  it('refuses other methods (ASVS 3.5.3)', async () => {
    for (const other of ['GET', 'DELETE', 'PATCH']) {
      const answer = await app.http.as(token).raw<ErrorBody>(other, path);
      expect(answer).toMatchObject({ status: 404, body: { code: 'ROUTE_NOT_FOUND' } });
    }
  });

  it('survives header tricks (ASVS 4.2.1)', async () => {
    const body = JSON.stringify(GOOD[path]);
    const lines = [
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      `Content-Length: ${body.length}\r\nContent-Length: 3\r\n`,
      'Content-Length: -1\r\n',
      `Content-Length: ${body.length}\r\nX: a\0b\r\n`,
      `Content-Length: ${body.length}\r\nCookie: ${'x'.repeat(40_000)}\r\n`,
    ];
    for (const line of lines) {
      const answer = await rawAnswer(
        app.url,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\n${JSON_HEADER}${line}\r\n${body}`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        success: false,
        error: expect.stringMatching(/^(Requisição inválida|O cabeçalho da requisição)/),
        code: expect.stringMatching(/^(BAD_REQUEST|HEADERS_TOO_LARGE)$/),
        requestId: expect.any(String),
      });
    }
    expect((await app.http.get('/api/health/ready')).status).toBe(200);
  });
});

describe('A body of more fields or lines than any form has', () => {
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, 0]));

  it.each([
    ['/api/auth/login', fields],
    ['/api/auth/passkey', { response: fields }],
    ['/api/batches/preview', { type: 'cpf', items: Array.from({ length: 100_000 }, () => 0) }],
  ])('is refused before any of them is looked at, and none is named: %s (ASVS 15.2.2)', async (path, body) => {
    const answer = await app.http.as(token).post<ErrorBody>(path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', error: TOO_MANY } });
    expect(answer.body.fields).toBeUndefined();
  });
});

it.each([
  ['PUT', '/api/user/letters', { planEnd: true, broadcasts: true, companies: null }],
  ['POST', '/api/companies/search', { text: 'padaria', cursor: null }],
  ['POST', '/api/companies/search', { text: null, uf: 'SP' }],
  ['POST', '/api/privacy-requests', { ...subjectForm(), otherEmails: null, phone: null, cnpj: null }],
  ['POST', '/api/admin/messages/broadcast', { id: randomUUID(), content: 'A todos.', segment: null }],
  ['POST', '/api/admin/payments/export', { texto: null }],
])('%s %s takes a null for a field that was left out (%#)', async (method, path, body) => {
  const caller = path.includes('/admin/') ? (await enterAsAdmin(app.http)).body.token : token;
  const sent = (fields: object) => app.http.as(caller).raw<ErrorBody>(method, path, JSON.stringify(fields), JSON_TYPE);
  const without = await sent(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)));
  expect(without.status).toBeLessThan(500);
  const answer = await sent(body);
  expect([answer.status, answer.body.code]).toEqual([without.status, without.body.code]);
});

const JSON_HEADER = 'Content-Type: application/json\r\nConnection: close\r\n';

/** What a raw request gets, as text. */
