import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { leaksIn } from '../harness/canaries.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { QUICK_SOURCES, Subscriber } from '../lookups/lookups-world.js';
import { attribute, type ReceivedSpan, TraceReceiver } from './trace-receiver.js';

jest.setTimeout(180_000);

const { cpf, name, email } = UNLUCKY.slow;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const SERVER = 2;
const CLIENT = 3;

let receiver: TraceReceiver;
let app: RunningApp;
let ana: Subscriber;
/** What an open source was asked with. */
let asked: IncomingHttpHeaders[];
const openSource = createServer((request, response) => {
  asked.push(request.headers);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
});

beforeAll(async () => {
  asked = [];
  await new Promise<void>((resolve) => openSource.listen(0, '127.0.0.1', resolve));
  const source = `http://127.0.0.1:${(openSource.address() as AddressInfo).port}`;
  receiver = await TraceReceiver.start();
  app = await startApp({
    ownProcess: true,
    env: {
      ...QUICK_SOURCES,
      VIACEP_URL: source,
      OPENCEP_URL: source,
      BRASIL_API_URL: source,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=segredo=1',
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
  });
  ana = await Subscriber.of(app);
});

afterAll(async () => {
  await receiver.stop();
  openSource.close();
});

/** The spans of one trace, once its request is among them. */
async function traceOf(traceId: string): Promise<ReceivedSpan[]> {
  const spans = () => receiver.spans.filter((span) => span.traceId === traceId);
  await until(() => spans().some(({ kind }) => kind === SERVER));
  return spans();
}

it('A request continues its caller’s trace, with what it asked of vendors and of the database below it', async () => {
  asked.length = 0;
  const http = ana.http.with({
    traceparent: `00-${TRACE}-${CALLER}-00`,
    tracestate: 'ana=52998224725',
    baggage: 'cpf=52998224725',
  });
  await http.post('/api/external/cep', { cep: '01310100' });
  const spans = await traceOf(TRACE);
  const request = spans.find(({ kind }) => kind === SERVER);
  expect(request).toMatchObject({ name: 'POST /api/external/cep', parentSpanId: CALLER });
  expect(attribute(request, 'http.route')).toBe('/api/external/cep');
  expect(attribute(request, 'http.response.status_code')).toBe(404);
  const below = spans.filter(({ kind }) => kind === CLIENT);
  expect(below.length + 1).toBe(spans.length);
  expect(new Set(below.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  const vendors = below.filter((span) => attribute(span, 'peer.service'));
  expect(vendors.map((span) => attribute(span, 'http.response.status_code'))).toEqual(vendors.map(() => 404));
  const sent = vendors.map(({ spanId }) => `00-${TRACE}-${spanId}-01`).sort();
  expect(asked.map(({ traceparent }) => traceparent).sort()).toEqual(sent);
  expect(sent.length).toBeGreaterThan(0);
  expect(asked.map(({ tracestate, baggage }) => tracestate ?? baggage)).toEqual(asked.map(() => undefined));
  const statements = below.filter((span) => attribute(span, 'db.system.name') === 'postgresql');
  expect(statements.map((span) => attribute(span, 'db.query.summary'))).toEqual(statements.map((span) => span.name));
  expect(statements.map(({ name: summary }) => summary).join()).toMatch(/lookup/);
});

it('Requests that are at work at once each have their own spans below them', async () => {
  const traces = Array.from({ length: 30 }, (_, i) => (i + 1).toString(16).padStart(32, 'a'));
  await Promise.all(
    traces.map((traceId, i) =>
      ana.http
        .with({ traceparent: `00-${traceId}-${CALLER}-01` })
        .post('/api/external/cep', { cep: `013101${String(i).padStart(2, '0')}` }),
    ),
  );
  for (const traceId of traces) {
    const spans = await traceOf(traceId);
    const [request, ...others] = spans.filter(({ kind }) => kind === SERVER);
    expect(others).toEqual([]);
    const vendors = spans.filter((span) => attribute(span, 'peer.service'));
    expect(vendors.length).toBeGreaterThan(0);
    for (const { parentSpanId } of spans.filter(({ kind }) => kind === CLIENT))
      expect(parentSpanId).toBe(request?.spanId);
  }
});

it('A failure is told by its code, and a header that is no trace begins a new one', async () => {
  await ana.http.with({ traceparent: `00-${'b'.repeat(32)}-${CALLER}-01` }).post('/api/external/cpf', { cpf });
  const spans = await traceOf('b'.repeat(32));
  const failed = spans.find((span) => attribute(span, 'error.type') === 'timeout');
  expect(failed?.status).toEqual({ code: 2 });
  expect(spans.find(({ kind }) => kind === SERVER)?.status).toEqual({ code: 2 });
  await ana.http.with({ traceparent: 'ana@gmail.com' }).get('/api/user/profile');
  const own = await until(() => receiver.spans.find(({ name: told }) => told === 'GET /api/user/profile'));
  expect(own.parentSpanId ?? '').toBe('');
  expect(own.traceId).toMatch(/^[0-9a-f]{32}$/);
});

it('No span holds what a request was about, whatever becomes of it', async () => {
  await app.sql.query(`ALTER TABLE accounts ADD CONSTRAINT nobody CHECK (name <> '${name}') NOT VALID`);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const http = ana.http.with({
    'user-agent': plain,
    referer: `http://x/?q=${cpf}`,
    'x-request-id': cpf,
    tracestate: `x=${cpf}`,
  });
  await http.post('/api/external/cpf', { cpf });
  await http.post('/api/external/nome', { nome: name });
  await http.post('/api/external/email', { email });
  await http.get(`/nada/${cpf}?email=${encodeURIComponent(email)}`);
  await http.get(`/api/user/history/${cpf}`);
  await app.http.post('/api/auth/login', { email, password: 'Errada-123', captchaToken: 'ok' });
  await app.http.post('/api/auth/register', {
    name,
    email: 'outra.pessoa@gmail.com',
    password: 'Garoa-2026',
    captchaToken: 'ok',
  });
  await app.sql.query('ALTER TABLE accounts DROP CONSTRAINT nobody');
  await app.http.get('/api/health/live');
  await until(() => receiver.spans.find(({ name: told }) => told === 'GET /api/health/live'));
  expect(receiver.spans.some((span) => attribute(span, 'error.type') === '23514')).toBe(true);
  const secrets = [cpf, name, plain, email, '52998224725', 'outra.pessoa', 'Garoa-2026', ana.id].map((value) => ({
    what: value,
    value,
  }));
  expect(leaksIn(receiver.bodies.join('\n'), secrets)).toEqual([]);
});

it('The collector is given its key, and what was not sent yet goes with the end of the application', async () => {
  expect(new Set(receiver.calls.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  expect(receiver.calls[0]?.headers['x-collector-key']).toBe('segredo=1');
  const told = receiver.exports[0]?.resourceSpans[0]?.resource.attributes;
  expect(told?.find(({ key }) => key === 'service.name')?.value.stringValue).toBe('nitido');
  await app.http.with({ traceparent: `00-${'c'.repeat(32)}-${CALLER}-01` }).get('/api/health/ready');
  await app.kill('SIGTERM');
  expect(receiver.spans.filter(({ traceId }) => traceId === 'c'.repeat(32)).length).toBeGreaterThan(0);
});

it('A part of all requests is traced, whatever callers wish; without an endpoint none, and nothing is sent out', async () => {
  const few = await startApp({
    ownProcess: true,
    beside: app,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: '0.2' },
  });
  const http = few.http.with({ traceparent: `00-${'d'.repeat(32)}-${CALLER}-01` });
  for (let i = 0; i < 200; i++) await http.get('/api/health/live');
  await few.stop();
  const traced = receiver.spans.filter(({ traceId }) => traceId === 'd'.repeat(32)).length;
  expect(traced).toBeGreaterThan(10);
  expect(traced).toBeLessThan(90);
});
