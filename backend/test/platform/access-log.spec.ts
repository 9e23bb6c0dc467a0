import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { type Canary, leaksIn } from '../harness/canaries.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN } from '../identity/admins.js';
import { currentTerms } from '../identity/people.js';
import { QUICK_SOURCES, Subscriber } from '../lookups/lookups-world.js';
import { sayHttp } from './say-http.js';

jest.setTimeout(120_000);

const { cpf, name, email, mobile, rg } = UNLUCKY.slow;
const DOTTED = cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
const SECRETS: Canary[] = Object.entries({ cpf, name, email, mobile, rg, cookie: 'Galleta-77', token: 'Ficha-99' }).map(
  ([what, value]) => ({ what, value }),
);
const VALUES = [cpf, DOTTED, name, email, mobile, rg];
const AT_ONCE = [VALUES.join(' ')];
const JSON_TYPE = { 'content-type': 'application/json' };
/** Values in a header are Latin-1 at most. */
const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '');

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { ...ADMIN, ...QUICK_SOURCES } });
  // From here on the database quotes what it cannot read: a name that ought to be a number.
  await app.sql.query('CREATE TABLE strict (word text, n integer GENERATED ALWAYS AS (word::integer) STORED)');
});

it('Each request leaves a line with an id of ours, its route and its status (ASVS 16.2.1, 16.2.4, 16.3.1)', async () => {
  const own = await startApp({ beside: app, env: { LOG_LEVEL: 'debug' } });
  const http = own.http.with({ 'x-request-id': 'pedido-de-teste-1' });
  const { headers } = await http.get('/api/public/config?cpf=52998224725');
  await http.get(`/api/user/history/${cpf}`);
  await http.post('/api/auth/login', { email: 'ninguem@gmail.com', password: 'Errada-123', captchaToken: 'ok' });
  await http.post(`/nada/${cpf}`);
  const ana = await Subscriber.of(own);
  await ana.http.get('/api/user/profile');
  await http.get(`/%zz/${cpf}`);
  await sayHttp(own, `GEM /${cpf}\r\n\r\n`);
  await leaving(own, ana.at(own), { cpf });
  await until(() => own.log().includes('"statusCode":499'));
  await until(() => own.log().match(/"route":"\*"/));
  const lines = own.log().split('\n');
  const line = lines.find((one) => one.includes('"route":"/api/public/config"'));
  expect(line).toContain('"statusCode":200');
  expect(line).toContain('"callerId":"pedido-de-teste-1"');
  expect(line).toContain(`"id":"${headers.get('x-request-id')}"`);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-/);
  const told = lines.flatMap((one) => /"route":"([^"]*)".*"statusCode":(\d+)/.exec(one)?.slice(1).join(' ') ?? []);
  expect(told).toEqual(
    expect.arrayContaining(['/api/public/config 200', '/api/auth/login 401', '/api/user/history/:id 401', '* 404']),
  );
  expect(told).toContain('/api/external/cpf 499');
  expect(lines.filter((one) => one.includes('"route":"*"') && one.includes('"statusCode":400'))).toHaveLength(1);
  expect(lines.filter((one) => one.includes('request unreadable') && one.includes('"statusCode":400'))).toHaveLength(1);
  const whose = lines.filter((one) => one.includes('"route":"/api/user/profile"'));
  expect(whose).toHaveLength(1);
  expect(whose[0]).toMatch(new RegExp(`"responseTime":\\d+.*"accountId":"${ana.id}"`));
  expect(line).not.toContain('accountId');
  expect(leaksIn(own.log(), SECRETS)).toEqual([]);
  await own.stop();
});

/** Asks for what takes a while, and is gone before it comes. */
async function leaving({ url, sandbox }: RunningApp, http: HttpClient, body: object): Promise<void> {
  const { authorization = '' } = (http as unknown as { headers: Record<string, string> }).headers;
  const headers = { authorization, 'content-type': 'application/json' };
  await sandbox.post('/latency/bureau', { ms: 60_000 });
  const caller = new AbortController();
  const { signal } = caller;
  const left = fetch(`${url}/api/external/cpf`, { method: 'POST', headers, body: JSON.stringify(body), signal });
  await until(async () => (await sandbox.get<{ total: number }>('/traffic?vendor=bureau')).body.total > 0);
  caller.abort();
  await left.catch(() => undefined);
  await sandbox.post('/latency/bureau', { ms: 0 });
}

describe.each(['trace', 'debug', 'info', 'warn', 'error'])('The log at level %s', (level) => {
  it('holds nothing of what stands anywhere in a request, whatever becomes of it (ASVS 16.2.5)', async () => {
    const own = await startApp({
      beside: app,
      env: { ...ADMIN, ...QUICK_SOURCES, LOG_LEVEL: level },
    });
    const ana = (await Subscriber.of(own)).http;
    const statuses = new Set<number>();
    for (const http of [own.http, ana]) {
      for (const value of level === 'trace' ? [...AT_ONCE, cpf] : AT_ONCE)
        for (const { status } of await everywhere(http, value)) statuses.add(status);
    }
    for (const { status } of await failing(own, ana)) statuses.add(status);
    await until(() => own.log().includes('invalid input syntax'));
    await own.halt();
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404, 415, 500, 504]));
    expect(leakingLines(own.log())).toEqual([]);
    await own.stop();
  });
});

function leakingLines(log: string): string[] {
  return log.split('\n').filter((line) => leaksIn(line, SECRETS).length > 0);
}

/** In the path, the query, each header, and the body in each of its forms. */
async function everywhere(http: HttpClient, value: string) {
  const inPath = encodeURIComponent(value);
  const header = plain(value);
  const told = {
    'x-request-id': header,
    'user-agent': `agent ${header}`,
    referer: `http://x/?q=${inPath}`,
    cookie: `q=${inPath}; nitido=Galleta-77`,
    accept: header,
    'accept-language': header,
    'x-forwarded-for': header,
    'x-anything': header,
  };
  const boundary = `--b\r\ncontent-disposition: form-data; name="${header}"\r\n\r\n${value}\r\n--b--`;
  return [
    await http.with(told).get('/api/public/config'),
    await http.with(told).get(`/api/user/history?type=${inPath}&${inPath}=1`),
    await http.get(`/api/user/history/${inPath}`),
    await http.get(`/nada/${inPath}`),
    await http.get(`/${inPath}`),
    await http.post(`/api/${inPath}/${inPath}`, { [value]: value }),
    await http.delete(`/api/public/config/${inPath}`),
    await http.with({ authorization: `Bearer Ficha-99.${inPath}` }).get('/api/user/profile'),
    await http.post('/api/auth/login', { email: value, password: value, captchaToken: value, [value]: value }),
    await http.post('/api/external/cpf', { cpf: value, finalidade: value, [value]: [value] }),
    await http.raw('POST', '/api/external/cpf', `{"cpf": "${value}", broken`, JSON_TYPE),
    await http.raw('POST', '/api/external/cpf', `"${value}"`, JSON_TYPE),
    await http.raw('POST', '/api/external/cpf', JSON.stringify({ cpf: value.repeat(30_000) }), JSON_TYPE),
    await http.raw('POST', '/api/external/cpf', boundary, { 'content-type': 'multipart/form-data; boundary=b' }),
    await http.raw('POST', '/api/external/cpf', `cpf=${inPath}`, {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    await http.raw('POST', '/api/external/cpf', value, { 'content-type': `text/${inPath}` }),
    await http.raw('POST', '/api/external/cpf', `<cpf>${value}</cpf>`, { 'content-type': 'application/xml' }),
  ];
}

/** A source that does not answer in time, and a database that refuses and quotes what it refused. */
async function failing(own: RunningApp, ana: HttpClient) {
  const termsVersion = await currentTerms(own);
  const late = await ana.post('/api/external/cpf', { cpf });
  await own.sql.query(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO strict (word) VALUES (NEW.name); RETURN NEW; END $$`);
  await own.sql.query('CREATE TRIGGER refuse BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION refuse()');
  const account = { name, email: 'outra.pessoa@gmail.com', password: 'Garoa-2026', captchaToken: 'ok', termsVersion };
  const quoted = await own.http.post('/api/auth/register', account);
  await own.sql.query('DROP TRIGGER refuse ON accounts');
  await own.sql.query(`ALTER TABLE accounts ADD CONSTRAINT nobody CHECK (name <> '${name}') NOT VALID`);
  const row = await own.http.post('/api/auth/register', account);
  await own.sql.query('ALTER TABLE accounts DROP CONSTRAINT nobody');
  return [late, quoted, row];
}
