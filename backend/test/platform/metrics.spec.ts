import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { deliver } from '../billing/billing-world.js';
import { leaksIn } from '../harness/canaries.js';
import { EventReader } from '../harness/event-reader.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { BatchesOf } from '../lookups/batches-world.js';
import { QUICK_SOURCES, Subscriber } from '../lookups/lookups-world.js';
import { filed, subjectForm } from '../lookups/privacy-world.js';
import { deliver as deliverWhatsapp, deliveryOf, signed } from '../messaging/whatsapp-world.js';
import { Metrics } from './metrics-world.js';
import { sayHttp } from './say-http.js';

jest.setTimeout(180_000);

const { cpf, name, email } = UNLUCKY.slow;
const TOKEN = 't'.repeat(40);

let app: RunningApp;
let port: number;
let ana: Subscriber;

beforeAll(async () => {
  port = await freePorts(1);
  const env = { ...ADMIN, ...QUICK_SOURCES, METRICS_PORT: String(port), BILLING_JOB_INTERVAL_MS: '100' };
  app = await startApp({ ownProcess: true, env });
  ana = await Subscriber.of(app);
  // The first call to a source in a process takes longest, by a type of which nothing is counted below.
  await until(async () => (await ana.cnpj('11222333000181')).status === 200);
});

const metrics = () => Metrics.of(port);

/** Looks until the metrics say so; what happens at the end of a request is told a moment after its answer. */
async function seen(says: (metrics: Metrics) => boolean): Promise<Metrics> {
  return until(async () => {
    const shown = await metrics();
    return says(shown) ? shown : null;
  });
}

it('E-mails are told of each outcome from the start, so that the first one given up is an increase', async () => {
  const outcomes = (await metrics()).valuesOf('nitido_emails_total', 'outcome');
  expect(outcomes).toEqual(expect.arrayContaining(['sent', 'refused', 'failed', 'given_up', 'withheld']));
});

it('Requests are told by method, route pattern and status, with their time', async () => {
  const route = '/api/user/history/:id';
  const id = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
  await ana.http.get(`/api/user/history/${id}`);
  const shown = await seen((all) => all.sum('nitido_http_requests_total', { route }) !== null);
  expect(shown.sum('nitido_http_requests_total', { method: 'GET', route, status: '404' })).toBe(1);
  expect(shown.sum('nitido_http_request_duration_seconds_count', { method: 'GET', route })).toBe(1);
  expect(shown.sum('nitido_http_request_duration_seconds_sum', { method: 'GET', route })).toBeGreaterThan(0);
});

it('No stranger makes labels: unknown paths, methods and addresses are one series each', async () => {
  for (let i = 0; i < 40; i++) await app.http.get(`/nada/${randomBytes(6).toString('hex')}`);
  for (const method of ['PROPFIND', 'LINK', 'MKCOL', 'QUERY']) await app.http.raw(method, '/nada');
  await app.http.get('/%zz');
  await sayHttp(app, 'GEM / HTTP/1.1\r\n\r\n');
  const shown = await seen((all) => all.sum('nitido_http_requests_total', { method: 'other', status: '400' }) !== null);
  expect(shown.text).not.toContain('nada');
  expect(shown.valuesOf('nitido_http_requests_total', 'method')).toEqual(expect.arrayContaining(['GET', 'other']));
  const known = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'other'];
  expect(known).toEqual(expect.arrayContaining(shown.valuesOf('nitido_http_requests_total', 'method')));
  expect(shown.series.length).toBeLessThan(3_000);
});

it('Lookups are told by type and outcome, and sources by speed, failure and circuit', async () => {
  await ana.cpf('52998224725');
  await ana.cpf(cpf);
  const shown = await seen((all) => all.sum('nitido_lookups_total', { type: 'cpf', outcome: 'source_down' }) === 1);
  expect(shown.sum('nitido_lookups_total', { type: 'cpf' })).toBe(2);
  const vendor = shown.valuesOf('nitido_vendor_calls_total', 'vendor').find((one) => /bir/i.test(one)) ?? '';
  expect(shown.sum('nitido_vendor_calls_total', { vendor, outcome: 'timeout' })).toBe(1);
  expect(shown.sum('nitido_vendor_calls_total', { vendor, outcome: 'ok' })).toBe(1);
  expect(shown.sum('nitido_vendor_call_duration_seconds_count', { vendor })).toBe(2);
  expect(shown.sum('nitido_vendor_circuit_open', { vendor })).toBe(0);
});

it('A lookup of a type that an administrator has switched off is no source that failed', async () => {
  const admin = await adminOf(app);
  const change = { state: 'manutencao', seenState: 'ativo', seenText: 'Manutenção, voltará em breve...' };
  expect((await admin.put('/api/admin/lookup-types/rg', change)).status).toBe(200);
  await until(async () => (await ana.http.post('/api/external/rg', { rg: '123456789' })).status === 503);
  const shown = await seen((all) => all.sum('nitido_lookups_total', { type: 'rg', outcome: 'switched_off' }) !== null);
  expect(shown.sum('nitido_lookups_total', { type: 'rg', outcome: 'source_down' })).toBeNull();
});

it('An attempt of a batch that is made again is no lookup that was recorded', async () => {
  const before = (await metrics()).sum('nitido_lookups_total', { type: 'cpf' }) ?? 0;
  const failed = async () => (await ana.kept()).audit.filter((line) => line === 'cpf source_down').length;
  const failedBefore = await failed();
  await new BatchesOf(ana.http).start('cpf', [cpf]);
  await until(async () => (await failed()) > failedBefore);
  await ana.cpf('52998224725');
  const shown = await seen((all) => (all.sum('nitido_lookups_total', { type: 'cpf' }) ?? 0) > before);
  expect(shown.sum('nitido_lookups_total', { type: 'cpf' })).toBe(before + 1);
});

it('Gateways’ notifications are told by gateway and outcome', async () => {
  await deliver(app, { dataId: '77', secret: 'guessed-by-somebody' });
  await deliver(app, { dataId: '77' });
  await deliver(app, { dataId: '77' });
  const gateway = 'mercado-pago';
  const shown = await seen((all) => all.sum('nitido_webhooks_settled_total', { gateway }) === 1);
  expect(shown.sum('nitido_webhooks_total', { gateway, outcome: 'refused' })).toBe(1);
  expect(shown.sum('nitido_webhooks_total', { gateway, outcome: 'stored' })).toBe(1);
  expect(shown.sum('nitido_webhooks_total', { gateway, outcome: 'repeated' })).toBe(1);
  expect(shown.valuesOf('nitido_webhooks_settled_total', 'outcome')).toEqual(['cobranca_desconhecida']);
});

it('WhatsApp’s notifications that are refused, or tell of what was not delivered, are told beside the gateways’', async () => {
  await deliverWhatsapp(app, '{}', signed('{}', 'another'));
  const failed = { status: 'failed', biz_opaque_callback_data: randomUUID(), errors: [{ code: 131_026 }] };
  await deliverWhatsapp(app, deliveryOf({ statuses: [failed, failed] }));
  const shown = await seen((all) => all.sum('nitido_webhooks_total', { gateway: 'whatsapp' }) === 3);
  expect(shown.sum('nitido_webhooks_total', { gateway: 'whatsapp', outcome: 'refused' })).toBe(1);
  expect(shown.sum('nitido_webhooks_total', { gateway: 'whatsapp', outcome: 'failed' })).toBe(2);
});

it('What waits is told with its age: e-mails, messages, notifications, refunds, the audit’s seal', async () => {
  // A copy for many goes last, however long it waits.
  await app.sql.query(
    `INSERT INTO mail_outbox (id, letter, bulk, put_at, next_attempt_at, worth_until)
     VALUES (gen_random_uuid(), '\\x00', true, now() - interval '9 hours', now() + interval '1 hour', now() + interval '1 hour')`,
  );
  await app.sql.query(
    `INSERT INTO mail_outbox (id, letter, put_at, next_attempt_at, worth_until)
     SELECT gen_random_uuid(), '\\x00', now() - interval '50 minutes', now() + interval '1 hour', now() + interval '1 hour'
     FROM generate_series(1, 12000)`,
  );
  const shown = await seen((all) => all.sum('nitido_queue_waiting', { queue: 'mail_outbox' }) !== null);
  await app.sql.query(`DELETE FROM mail_outbox WHERE letter = '\\x00'`);
  expect(shown.valuesOf('nitido_queue_waiting', 'queue')).toEqual([
    'admin_actions_unsealed',
    'charge_refunds',
    'lookup_audit_unsealed',
    'lookup_batches',
    'mail_outbox',
    'report_proofs_unsealed',
    'webhook_deliveries',
    'webhook_inbox',
    'whatsapp_inbox',
    'whatsapp_notices',
  ]);
  expect(shown.sum('nitido_queue_waiting', { queue: 'mail_outbox' })).toBe(10_000);
  expect(shown.sum('nitido_queue_oldest_seconds', { queue: 'mail_outbox' })).toBeCloseTo(3_000, -2);
  expect(shown.sum('nitido_queue_waiting', { queue: 'charge_refunds' })).toBe(0);
  expect(shown.valuesOf('nitido_audit_seal_lag_seconds', 'records')).toEqual(['admin-actions', 'lookups', 'reports']);
  expect(shown.sum('nitido_audit_seal_lag_seconds')).toBeLessThan(60);
});

it('Data subjects’ requests are told by how near their day is, without those that have ended', async () => {
  const due = (shown: Metrics) =>
    ['overdue', 'soon'].map((when) => shown.sum('nitido_data_requests_due', { due: when }));
  expect(due(await metrics())).toEqual([0, 0]);
  for (const [days, end] of [[-1], [0], [3], [4], [-2, "state = 'cancelada', ended_at = now(),"]] as const) {
    const protocol = await filed(app, subjectForm());
    await app.sql.query(
      `UPDATE privacy_requests SET ${end ?? ''} due_on = (now() AT TIME ZONE 'America/Sao_Paulo')::date + $2::int
       WHERE protocol = $1`,
      [protocol, days],
    );
  }
  await seen((all) => String(due(all)) === '1,2');
});

it('Jobs, pools, streams, the group writer and the process are told', async () => {
  const { authorization = '' } = (ana.http as unknown as { headers: Record<string, string> }).headers;
  const reader = await EventReader.of(app, '/api/events', { authorization });
  const shown = await seen(
    (all) =>
      all.sum('nitido_job_last_success_timestamp_seconds', { name: 'JudgeHealth' }) !== null &&
      // Without tables for the months to come no lookup could be kept one day.
      all.sum('nitido_job_rounds_total', { name: 'MakeLookupPartitions', outcome: 'ok' }) === 1 &&
      all.sum('nitido_database_up') === 1,
  );
  reader.leave();
  expect(shown.sum('nitido_event_streams_open')).toBe(1);
  const at = shown.sum('nitido_job_last_success_timestamp_seconds', { name: 'SealAuditJob' }) ?? 0;
  expect(Math.abs(Date.now() / 1_000 - at)).toBeLessThan(30);
  expect(shown.sum('nitido_job_interval_seconds', { name: 'SealAuditJob' })).toBe(1);
  expect(shown.sum('nitido_job_rounds_total', { name: 'SealAuditJob', outcome: 'ok' })).toBeGreaterThan(0);
  expect(shown.sum('nitido_database_up')).toBe(1);
  expect(shown.sum('nitido_database_connections_most', { pool: 'shared' })).toBe(16);
  expect(shown.sum('nitido_database_connections', { pool: 'shared' })).toBeGreaterThan(0);
  expect(shown.sum('nitido_database_waiting', { pool: 'writer' })).toBe(0);
  expect(shown.sum('nitido_group_writer_waiting', { writer: 'lookups' })).toBe(0);
  expect(shown.sum('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  expect(shown.sum('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  // A stream that ends after hours is no slow request.
  const ended = await seen((all) => all.sum('nitido_http_requests_total', { route: '/api/events' }) === 1);
  expect(ended.sum('nitido_http_request_duration_seconds_count', { route: '/api/events' })).toBeNull();
});

it('Neither labels nor values hold what requests were about', async () => {
  const planted = [`/api/user/history/${cpf}`, `/nada/${cpf}?email=${email}`, `/${encodeURIComponent(name)}`];
  for (const path of planted) await ana.http.get(path);
  await app.http.post('/api/auth/login', { email, password: 'Errada-123', captchaToken: 'ok' });
  await ana.http.post('/api/external/nome', { nome: name });
  const shown = await metrics();
  const secrets = [cpf, name, email, '52998224725', ana.id].map((value) => ({ what: value, value }));
  expect(leaksIn(shown.text, secrets)).toEqual([]);
  expect(shown.text).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}|@|[0-9a-f]{8}-[0-9a-f]{4}-/);
});

it('The product’s own port shows no metrics, and the metrics’ port nothing else', async () => {
  const answer = await app.http.get<string>('/metrics');
  expect(JSON.stringify(answer.body)).not.toContain('nitido_');
  for (const path of ['/', '/metrics/', '/metrics?x=1', '/api/health/live', '//metrics', '/%6detrics']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  }
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST', body: 'x' })).status).toBe(405);
});

it('With METRICS_TOKEN only who says it may read; without METRICS_PORT nobody', async () => {
  const other = await freePorts(2);
  const guarded = await startApp({ beside: app, env: { METRICS_PORT: String(other), METRICS_TOKEN: TOKEN } });
  const status = async (authorization?: string) =>
    (await fetch(`http://127.0.0.1:${other}/metrics`, { headers: authorization ? { authorization } : {} })).status;
  expect([await status(), await status(`Bearer ${TOKEN}x`), await status(TOKEN)]).toEqual([401, 401, 401]);
  expect(await status(`Bearer ${TOKEN}`)).toBe(200);
  await guarded.stop();
  await expect(status(`Bearer ${TOKEN}`)).rejects.toThrow();
});

it.each(['PORT', 'METRICS_PORT'])('A taken %s ends the start with one line', async (setting) => {
  const taken = setting === 'PORT' ? new URL(app.url).port : String(port);
  const refused = startApp({ beside: app, ownProcess: true, env: { LOG_LEVEL: 'error', [setting]: taken } });
  const place = `127.0.0.1:${taken} (EADDRINUSE: a porta já está em uso; encerre o outro programa ou escolha outra)`;
  await expect(refused).rejects.toThrow(
    `src/main.js did not start:\nConfiguração: ${setting}: não é possível escutar em ${place}\n`,
  );
});

it('A database that does not answer is told as that, at once', async () => {
  const url = new URL(app.databaseUrl);
  const database = url.pathname.slice(1);
  url.pathname = '/postgres';
  const server = new Client({ connectionString: url.href });
  await server.connect();
  await server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
  const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name LIKE 'nitido%'`;
  try {
    await server.query(others, [database]);
    const shown = await seen((all) => all.sum('nitido_database_up') === 0);
    expect(shown.sum('nitido_queue_waiting')).toBeNull();
    expect(shown.sum('nitido_http_requests_total')).toBeGreaterThan(0);
    const began = performance.now();
    await Promise.all(Array.from({ length: 12 }, metrics));
    expect(performance.now() - began).toBeLessThan(4_000);
  } finally {
    await server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
    await server.end();
  }
  await seen((all) => all.sum('nitido_database_up') === 1);
});
