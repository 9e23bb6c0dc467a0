import { spawn } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Answered,
  each,
  Nitido,
  NitidoError,
  verifyWebhook,
  WebhookError,
} from '../../../clients/typescript/src/index.ts';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { makeKey } from '../identity/keys.js';
import { login, subscriber } from '../identity/people.js';
import { cpfs } from '../lookups/batches-world.js';
import { QUICK_WEBHOOKS, type Received, receiver } from '../messaging/webhooks-world.js';

const CPF = '529.982.247-25';
const OPERATIONS = Object.values(
  (JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')) as { paths: Record<string, Record<string, Operation>> })
    .paths,
).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));

declare global {
  /** What the client's generated part names, and Node's types do not. */
  type BodyInit = NonNullable<ConstructorParameters<typeof Response>[0]>;
}

interface Operation {
  readonly operationId: string;
}

describe('The clients of the public API', () => {
  let app: RunningApp;
  let accountId: string;
  let live: string;
  let test: string;

  beforeAll(async () => {
    app = await startApp({ env: QUICK_WEBHOOKS });
  });
  beforeEach(async () => {
    const person = await subscriber(app);
    accountId = person.id;
    const own = app.http.as((await login(app.http, person.email)).body.token);
    const key = async (mode: string) =>
      (await makeKey(own, { scopes: API_SCOPES, mode, purpose: 'cobranca' })).body.key;
    [live, test] = [await key('live'), await key('test')];
  });

  /** Every answer is held to the description. */
  async function held(request: Request): Promise<Response> {
    const response = await fetch(request);
    const body = await response.clone().text();
    const { pathname, search } = new URL(request.url);
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
    const parsed = mediaType.endsWith('json') ? JSON.parse(body) : body;
    globalThis.holdToContract?.({
      method: request.method,
      path: pathname + search,
      status: response.status,
      mediaType,
      headers: [...response.headers.keys()],
      body: parsed,
    });
    return response;
  }
  const client = (apiKey: string, change: object = {}) =>
    new Nitido({ apiKey, baseUrl: app.url, fetch: held, ...change });
  const spent = async () => {
    const { rows } = await app.sql.query('select count(*)::int as n from lookup_history where account_id = $1', [
      accountId,
    ]);
    return rows[0]?.n;
  };

  it('have a method for each operation', () => {
    const nitido = client(test) as unknown as Record<string, unknown>;
    const names = OPERATIONS.map((id) => id.replace(/^v1(.)/, (_, first: string) => first.toLowerCase()));
    expect(names.filter((name) => typeof nitido[name] !== 'function')).toEqual([]);
    const python = readFileSync('clients/python/nitido/_operations.py', 'utf8');
    expect(python.match(/^ {4}def \w+\(self/gm)).toHaveLength(names.length);
  });

  it('look up, in test mode and for good', async () => {
    const fictional = await client(test).lookupCpf({ body: { cpf: CPF } });
    expect([fictional.meta.simulado, Object.keys(fictional.data).length > 0]).toEqual([true, true]);
    const { data, meta } = await client(live).lookupCnpj({ body: { cnpj: '11222333000181' } });
    expect([data.cnpj, meta.simulado]).toEqual(['11222333000181', false]);
    const { data: usage } = await client(live).getUsage();
    expect(usage.hoje.usadas).toBe(1);
  });

  it('go through a list page by page', async () => {
    const nitido = client(live);
    for (const cep of ['01001-000', '20040-002', '30130-010']) await nitido.lookupCep({ body: { cep } });
    const seen: string[] = [];
    for await (const { protocolo } of each((page) => nitido.listLookups({ query: { ...page, limit: 2 } })))
      seen.push(protocolo);
    expect(new Set(seen).size).toBe(3);
    const opened = await nitido.getLookup({ path: { protocolo: seen[0] ?? '' } });
    expect(opened.data.tipo).toBe('cep');
  });

  it('go through a search page by page', async () => {
    const nitido = client(test);
    const found: string[] = [];
    for await (const { cnpj } of each((page) => nitido.searchCompanies({ body: { ...page, limit: 40 } })))
      found.push(cnpj);
    expect([found.length > 40, new Set(found).size]).toEqual([true, found.length]);
  });

  it('give a report with the code by which it is verified', async () => {
    const nitido = client(live);
    const { meta } = await nitido.lookupCep({ body: { cep: '01001-000' } });
    const report = await nitido.makeReport({ path: { protocolo: meta.protocolo } });
    expect([report.type, report.size > 1_000]).toEqual(['application/pdf', true]);
    const { status, body } = await app.http.get(`/api/public/reports/${report.verificationCode}`);
    const sha256 = createHash('sha256').update(Buffer.from(await report.arrayBuffer()));
    expect([status, body]).toEqual([200, expect.objectContaining({ valid: true, sha256: sha256.digest('hex') })]);
    const missing = nitido.makeReport({ path: { protocolo: '20261121-7Q2M-K9XD' } });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });

  it('tell of each answer who wants to hear of it, and say who they are', async () => {
    const told: Answered[] = [];
    const agents = new Set<string | null>();
    const heard = (request: Request) => {
      agents.add(request.headers.get('user-agent'));
      return held(request);
    };
    const nitido = client(live, { fetch: heard, onAnswer: (answer: Answered) => told.push(answer) });
    const pedido = { body: { cep: '01001-000' }, headers: { 'Idempotency-Key': 'pedido-7' } };
    for (const _ of ['first', 'again']) await nitido.lookupCep(pedido);
    await nitido.lookupCep({ body: { cep: '1' } }).catch(() => null);
    expect(told.map(({ method, status, idempotencyKey }) => [method, status, idempotencyKey])).toEqual([
      ['POST', 200, 'pedido-7'],
      ['POST', 200, 'pedido-7'],
      ['POST', 400, expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ]);
    const headers = (name: string) => told.map((answer) => answer.headers.get(name));
    expect(headers('idempotency-replayed')).toEqual([null, 'true', null]);
    expect(new Set(headers('x-request-id')).size).toBe(3);
    expect(headers('ratelimit')[0]).toContain('"diario"');
    expect(told[0]?.url).toBe(`${app.url}/v1/lookups/cep`);
    const { version } = JSON.parse(readFileSync('clients/version.json', 'utf8'));
    expect([...agents]).toEqual([`nitido-typescript/${version}`]);
  });

  it('leave alone what its listener throws', async () => {
    let calls = 0;
    const onAnswer = () => {
      calls += 1;
      throw new Error('of the program itself');
    };
    await expect(client(test, { onAnswer }).getStatus()).rejects.toThrow('of the program itself');
    expect(calls).toBe(1);
  });

  it('take a batch away as a file, in each format', async () => {
    const nitido = client(test);
    const { id } = await nitido.startBatch({ body: { type: 'cpf', items: [CPF, '123'] } });
    await until(async () => (await nitido.getBatch({ path: { id } })).data.status === 'finished');
    const taken = async (format: 'csv' | 'xlsx' | 'jsonl') => {
      const file = await nitido.exportBatch({ path: { id }, query: { format } });
      expect(file).toBeInstanceOf(Blob);
      return Buffer.from(await file.arrayBuffer());
    };
    expect((await taken('csv')).subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect((await taken('xlsx')).subarray(0, 2).toString()).toBe('PK');
    const lines = (await taken('jsonl')).toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).line)).toEqual([1, 2]);
  });

  it('throw what the API refuses, with its code, request and fields', async () => {
    const refused = await client(test)
      .lookupCpf({ body: { cpf: '111' } })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NitidoError);
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT', fields: [{ field: 'cpf' }], retryAfter: null });
    expect((refused as NitidoError).requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect((refused as Error).message).toContain('CPF inválido');
    await expect(client('nit_test_x').getStatus()).rejects.toMatchObject({ status: 401, code: 'API_KEY_INVALID' });
  });

  it('send a call again whose answer was lost, and pay once', async () => {
    const keys: (string | null)[] = [];
    const lossy = async (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      const answer = await held(request);
      if (keys.length < 3) throw new TypeError('fetch failed');
      return answer;
    };
    const { data } = await client(live, { fetch: lossy }).lookupCep({ body: { cep: '01001-000' } });
    expect(data.uf).toBe('SP');
    expect([keys.length, new Set(keys).size, await spent()]).toEqual([3, 1, 1]);
  });

  it('send a call again whose answer was cut off, and pay once', async () => {
    const keys: (string | null)[] = [];
    const cutting = async (request: Request) => {
      keys.push(request.headers.get('idempotency-key'));
      const answer = await held(request);
      return keys.length === 1 ? cutOff(answer) : answer;
    };
    const { data } = await client(live, { fetch: cutting }).lookupCep({ body: { cep: '01001-000' } });
    expect(data.uf).toBe('SP');
    expect([keys.length, new Set(keys).size, await spent()]).toEqual([2, 1, 1]);
    const never = client(live, { fetch: async (request: Request) => cutOff(await held(request)), retries: 0 });
    await expect(never.getUsage()).rejects.toThrow('terminated');
  });

  it('send a call that costs and has no Idempotency-Key again where it was refused, not where its answer was lost', async () => {
    for (const name of ['readCompany', 'readCompanyTimeline', 'readCompanyGroup'] as const) {
      let calls = 0;
      const answered = (first: () => Response) => async () => (++calls === 1 ? first() : Response.json({ data: {} }));
      const ask = (first: () => Response) =>
        client(live, { fetch: answered(first) })[name]({ path: { cnpj: '11222333000181' } });
      const lost = ask(() => {
        throw new TypeError('fetch failed');
      });
      await expect(lost).rejects.toThrow('fetch failed');
      expect(calls).toBe(1);
      for (const status of [429, 503]) {
        calls = 0;
        await ask(() => Response.json({}, { status }));
        expect(calls).toBe(2);
      }
    }
  });

  it('take for removed what is gone once the answer to its removal was lost', async () => {
    const nitido = client(live);
    const url = receiver(app, accountId);
    const { data: endpoint } = await nitido.addWebhookEndpoint({ body: { url, events: ['plan.ended'] } });
    let calls = 0;
    const lossy = async (request: Request) => {
      const answer = await held(request);
      if (++calls === 1) throw new TypeError('fetch failed');
      return answer;
    };
    const path = { id: endpoint.id };
    await client(live, { fetch: lossy }).removeWebhookEndpoint({ path });
    expect([calls, (await nitido.listWebhookEndpoints()).data]).toEqual([2, []]);
    await expect(nitido.removeWebhookEndpoint({ path })).rejects.toMatchObject({ status: 404 });
  });

  it('cancel a batch or take it away, and neither for the other where the answer was lost', async () => {
    const nitido = client(live);
    const { id } = await nitido.startBatch({ body: { type: 'cpf', items: cpfs(4) } });
    const path = { id };
    await nitido.pauseBatch({ path });
    let calls = 0;
    const lossy = client(live, {
      fetch: async (request: Request) => {
        const answer = await held(request);
        if (++calls % 2 === 1) throw new TypeError('fetch failed');
        return answer;
      },
    });
    await expect(lossy.deleteBatch({ path })).rejects.toMatchObject({ status: 409, code: 'BATCH_OPEN' });
    expect([calls, (await nitido.getBatch({ path })).data.status]).toEqual([2, 'paused']);
    await nitido.cancelBatch({ path });
    await expect(lossy.deleteBatch({ path })).rejects.toMatchObject({ status: 404, code: 'BATCH_NOT_FOUND' });
    expect(calls).toBe(4);
  });

  it('ask once for what is in maintenance, and once more where a source is down', async () => {
    let calls = 0;
    const counted = async (request: Request) => {
      calls += 1;
      return held(request);
    };
    const inMaintenance = client(live, { fetch: counted }).lookupFatherByCpf({ body: { cpf: CPF } });
    await expect(inMaintenance).rejects.toMatchObject({ status: 503, code: 'MAINTENANCE' });
    expect([calls, await spent()]).toEqual([1, 1]);
    calls = 0;
    const down = client(live, { fetch: counted }).lookupCpf({ body: { cpf: UNLUCKY['rate-limited'].cpf } });
    await expect(down).rejects.toMatchObject({ status: 503, code: 'SOURCE_DOWN' });
    expect([calls, await spent()]).toEqual([2, 3]);
    calls = 0;
    const away = async () => {
      calls += 1;
      return Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
    };
    await expect(client(test, { fetch: away, retries: 2 }).getStatus()).rejects.toMatchObject({ status: 503 });
    expect(calls).toBe(3);
  });

  it('wait as long as a refusal asks for, and give up where that is too long', async () => {
    let calls = 0;
    const busy = (after: string) => async (request: Request) => {
      calls += 1;
      if (calls > 1) return held(request);
      return Response.json(
        { code: 'RATE_LIMITED', title: 'Aguarde.' },
        { status: 429, headers: { 'retry-after': after } },
      );
    };
    const began = performance.now();
    await client(test, { fetch: busy('1') }).getStatus();
    expect([calls, performance.now() - began >= 990]).toEqual([2, true]);
    calls = 0;
    const hours = client(test, { fetch: busy('7200') }).getStatus();
    await expect(hours).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 7200 });
    calls = 0;
    await expect(client(test, { fetch: busy('0'), retries: 0 }).getStatus()).rejects.toMatchObject({ status: 429 });
  });

  it('know a webhook of ours from any other', async () => {
    const nitido = client(live);
    const url = receiver(app, accountId);
    const { data: endpoint } = await nitido.addWebhookEndpoint({ body: { url, events: ['plan.ended'] } });
    await nitido.testWebhookEndpoint({ path: { id: endpoint.id } });
    const { headers, body } = await until(async () => {
      const { body: at } = await app.sandbox.get<{ received: Received[] }>(`/webhooks/${accountId}?format=json`);
      return at.received[0] ?? null;
    });
    const { secret } = endpoint;
    const message = await verifyWebhook({ secret, headers, body });
    expect([message.type, message.id]).toEqual(['webhook.test', headers['webhook-id']]);
    const forged = { secret, headers, body: body.replace('Tudo', 'Nada') };
    await expect(verifyWebhook(forged)).rejects.toThrow(WebhookError);
    const late = { secret, headers, body, now: new Date(Date.now() + 6 * 60_000) };
    await expect(verifyWebhook(late)).rejects.toThrow('too far away');
    await expect(verifyWebhook({ secret, headers: {}, body })).rejects.toThrow('missing');
    await expect(verifyWebhook({ secret: '', headers, body })).rejects.toThrow(WebhookError);
    const beside = { ...headers, 'webhook-signature': `v1,? ${headers['webhook-signature']}` };
    expect((await verifyWebhook({ secret, headers: beside, body })).type).toBe('webhook.test');
    const former = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect((await verifyWebhook({ secret, headers: former, body })).type).toBe('webhook.test');
  });

  it.each([
    '',
    '{"type":',
    'null',
    '7',
    '"plan.ended"',
    '[]',
    '{"type":"plan.ended","timestamp":"2026-11-29T12:00:00Z"}',
  ])('take no signed body %p for an event', async (body) => {
    const key = Buffer.alloc(32, 7);
    const at = String(Math.floor(Date.now() / 1_000));
    const seal = createHmac('sha256', key).update(`m1.${at}.${body}`).digest('base64');
    const headers = { 'webhook-id': 'm1', 'webhook-timestamp': at, 'webhook-signature': `v1,${seal}` };
    const refused = verifyWebhook({ secret: `whsec_${key.toString('base64')}`, headers, body });
    await expect(refused).rejects.toMatchObject({ name: 'WebhookError', message: 'The body is no event.' });
  });

  it('do the same in Python', async () => {
    const env = { NITIDO_URL: app.url, NITIDO_LIVE_KEY: live, NITIDO_TEST_KEY: test, PYTHONDONTWRITEBYTECODE: '1' };
    const modern = await python(['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], env);
    if (modern.code !== 0) {
      process.stderr.write('No Python 3.11 on this machine: its client was not run.\n');
      return;
    }
    const { code, said } = await python(['-m', 'unittest', 'discover', '-s', 'tests', '-v'], env);
    expect([code, said]).toEqual([0, expect.stringContaining('OK')]);
    expect(await spent()).toBe(5);
  });
});

/** The answer as it comes where the connection breaks after a few bytes of it. */
function cutOff(answer: Response): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"da')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, answer);
}

/** Runs Python beside its client; without one on the machine there is no code. */
function python(args: readonly string[], env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn('python3', args, { cwd: 'clients/python', env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: null, said: message }));
    child.once('close', (code) => resolve({ code, said }));
  });
}
