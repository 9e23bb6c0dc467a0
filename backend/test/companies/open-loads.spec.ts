import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { CompanyLoads } from '../../src/modules/companies/admin/company-loads.store.js';
import { CompaniesSql } from '../../src/modules/companies/register/index.js';
import { AccountDirectory } from '../../src/modules/identity/index.js';
import { MailboxHash } from '../../src/modules/identity/model/index.js';
import { SystemClock } from '../../src/platform/clock.js';
import { RecordMac } from '../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../src/platform/database/admin-audit-log.js';
import { NamedClient } from '../../src/platform/database/named-client.js';
import { Sql } from '../../src/platform/database/sql.js';
import { newId } from '../../src/platform/ids.js';
import { JOB_PROGRESS } from '../../src/platform/telemetry/events.js';
import type { HttpClient } from '../harness/http-client.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { cutAtCommit } from '../platform/cut-at-commit.js';
import { Metrics } from '../platform/metrics-world.js';

const LOAD_SECONDS = 240;
/** What the share publishes: this month and the one before it. */
const MONTH = { SANDBOX_MONTH: '2026-10' };
const A_DAY = 86_400;
/** By which processes take turns to load. */
const LEASE = 7_251_019;

jest.setTimeout((LOAD_SECONDS + 60) * 1_000);

let app: RunningApp;
let admin: HttpClient;
let port: number;

beforeAll(async () => {
  port = await freePorts(1);
  app = await startApp({ env: { ...ADMIN, ...MONTH, METRICS_PORT: String(port) } });
  admin = await adminOf(app);
});
beforeEach(() => app.sql.query('DELETE FROM company_loads'));

it('Nothing waits of an empty register, and its month has no age', async () => {
  expect(await waiting()).toBe(0);
  expect(await ages()).toEqual({ month: null, open: 0 });
});

it('A month that is out of line is told to whoever watches and to administrators, until it is decided', async () => {
  await plant('2020-01-01', 'em_vigor', { counts: { companies: 100_000 } });
  const before = await rounds();
  // A round tells that it gets on once it takes more than a minute: here one passes in 61 ms.
  const clock = performance.now.bind(performance);
  const quick = jest.spyOn(performance, 'now').mockImplementation(() => clock() * 1_000);
  const getOn = new Set<string>();
  const deaf = JOB_PROGRESS.hear(({ name }) => getOn.add(name));
  const loader = await startApp({ env: { ...MONTH, COMPANIES_SCHEDULE: 'on' }, beside: app });
  await until(async () => (await waiting()) === 1, LOAD_SECONDS);
  quick.mockRestore();
  deaf();
  expect(getOn).toContain('LoadCompanies');
  expect(await states()).toEqual(['2020-01 em_vigor', '2026-09 aguardando']);
  const { month, open } = await ages();
  expect(month).toBeGreaterThan(2_000 * A_DAY);
  expect(open).toBeGreaterThan(0);
  // It waits, which is no failure of the job.
  const after = await until(async () => ((await rounds()).ok > before.ok ? rounds() : null), 20);
  expect(after.failed).toBe(before.failed);
  await loader.stop();
  await app.sql.query("UPDATE company_loads SET started_at = now() - interval '3 days' WHERE state = 'aguardando'");
  expect((await ages()).open).toBeCloseTo(3 * A_DAY, -2);
  await app.sql.query("UPDATE company_loads SET state = 'recusada' WHERE state = 'aguardando'");
  expect([await waiting(), (await ages()).open]).toEqual([0, 0]);
});

it('A month that fails is a failed round, and is told also while it is tried again, until a later one is in force', async () => {
  await plant('2031-02-01', 'em_andamento', { requested_by: randomUUID(), started_at: '2026-01-01' });
  const before = await rounds();
  const loader = await startApp({ env: MONTH, beside: app });
  await until(async () => (await rounds()).failed > before.failed, 60);
  await loader.stop();
  expect(await states()).toEqual(['2031-02 falhou']);
  expect(await waiting()).toBe(1);
  const { open } = await ages();
  expect(open).toBeGreaterThan(A_DAY);
  await app.sql.query("UPDATE company_loads SET state = 'em_andamento'");
  expect(await waiting()).toBe(0);
  expect((await ages()).open).toBeGreaterThanOrEqual(open);
  await app.sql.query("UPDATE company_loads SET state = 'falhou'");
  await plant('2031-03-01', 'em_vigor');
  expect([await waiting(), (await ages()).open]).toEqual([0, 0]);
});

it('Administrators are written to once a month of the register and state, with the reason', async () => {
  await plant('2032-02-01', 'aguardando', { reason: '12,0% menos empresas' });
  await plant('2032-01-01', 'substituida');
  const written = 'O mês 02/2032 da base de empresas aguarda decisão';
  const failed = 'O mês 02/2032 da base de empresas falhou';
  const found = async () =>
    (await emailsTo(app, ADMIN.ADMIN_EMAIL))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('/2032'))
      .toReversed();
  const teller = await startApp({ env: { MAIL_JOB_INTERVAL_MS: '100' }, beside: app });
  const { text, links } = await emailTo(app, ADMIN.ADMIN_EMAIL, written);
  expect(text).toContain('12,0% menos empresas');
  expect(links).toEqual([expect.stringMatching(/\/admin\/empresas$/)]);
  await app.sql.query(
    "UPDATE company_loads SET state = 'falhou', reason = 'Arquivo danificado' WHERE state = 'aguardando'",
  );
  await teller.restart();
  const again = await emailTo(app, ADMIN.ADMIN_EMAIL, failed);
  expect(again.text).toContain('tentada de novo em minutos, depois em pausas cada vez maiores, de até seis horas');
  // Tried again, it fails again.
  await app.sql.query("UPDATE company_loads SET state = 'em_andamento' WHERE state = 'falhou'");
  await teller.restart();
  await app.sql.query("UPDATE company_loads SET state = 'falhou' WHERE state = 'em_andamento'");
  await plant('2032-03-01', 'aguardando', { reason: '9,0% menos sócios' });
  await teller.restart();
  await emailTo(app, ADMIN.ADMIN_EMAIL, 'O mês 03/2032 da base de empresas aguarda decisão');
  await teller.stop();
  expect(await found()).toEqual([written, failed, 'O mês 03/2032 da base de empresas aguarda decisão']);
});

it('Administrators are not written to again of a month that was begun anew and failed again, until it had gone on', async () => {
  await plant('2032-12-01', 'substituida');
  const subject = (month: string, how: string) => `O mês ${month} da base de empresas ${how}`;
  const teller = await startApp({ env: { MAIL_JOB_INTERVAL_MS: '100' }, beside: app });
  let n = 0;
  /** In a new load; until another month that fails after it is told, which is in the same round. */
  const comesTo = async (state: string, before = 'cancelada') => {
    await app.sql.query("UPDATE company_loads SET state = $1 WHERE month = '2033-01-01'", [before]);
    await plant('2033-01-01', state);
    n += 1;
    await plant(`2034-0${n}-01`, 'falhou');
    await teller.restart();
    await emailTo(app, ADMIN.ADMIN_EMAIL, subject(`0${n}/2034`, 'falhou'));
  };
  for (const state of ['falhou', 'falhou', 'falhou', 'aguardando', 'aguardando']) await comesTo(state);
  // Refused, it is asked for once more: that wants a decision again.
  await comesTo('aguardando', 'recusada');
  await comesTo('falhou');
  await teller.stop();
  const all = (await emailsTo(app, ADMIN.ADMIN_EMAIL)).map((email) => email.subject).toReversed();
  expect(all.filter((one) => one.includes('/2033'))).toEqual(
    ['falhou', 'aguarda decisão', 'aguarda decisão', 'falhou'].map((how) => subject('01/2033', how)),
  );
});

it('Where no administrator has an e-mail the settings’ address is written to; what went to nobody is not noted as told', async () => {
  const { ADMIN_EMAIL, ...nameAlone } = ADMIN;
  const nobody = await startApp({ env: nameAlone });
  await plant('2036-05-01', 'falhou', {}, nobody);
  const { rows } = await nobody.sql.query<{ since: Date }>('SELECT now() AS since');
  await nobody.restart();
  const round = "SELECT FROM job_leases WHERE name = 'TellHeldUpLoads' AND held_until BETWEEN $1 AND now()";
  await until(async () => (await nobody.sql.query(round, [rows[0]?.since])).rowCount === 1, 60);
  const teller = await startApp({ env: { ADMIN_EMAIL, MAIL_JOB_INTERVAL_MS: '100' }, beside: nobody });
  const { text } = await emailTo(nobody, ADMIN_EMAIL, 'O mês 05/2036 da base de empresas falhou');
  expect(text).toMatch(/^Olá\.$/m);
  expect(text).toContain('Nenhum administrador tem e-mail: este aviso vai uma vez ao endereço de ADMIN_EMAIL.');
  await teller.stop();
  await nobody.stop();
});

it('A load whose process was killed is told as broken off, and goes on when an administrator says so', async () => {
  await plant('2026-10-01', 'em_andamento');
  expect([await waiting(), await brokenOff()]).toEqual([0, [false]]);
  await app.sql.query("UPDATE company_loads SET started_at = now() - interval '2 minutes'");
  expect([await waiting(), await brokenOff()]).toEqual([1, [true]]);
  const other = new Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    await other.query('SELECT pg_advisory_lock($1)', [LEASE]);
    expect((await admin.post('/api/admin/companies/loads', { month: '2026-09' })).status).toBe(409);
    const before = await rounds();
    const { status, body } = await admin.post<{ id: string }>('/api/admin/companies/loads', { month: '2026-10' });
    expect(status).toBe(202);
    await until(async () => (await rounds()).ok > before.ok, 60);
    const { rows } = await app.sql.query('SELECT id, requested_by IS NOT NULL AS asked FROM company_loads');
    expect(rows).toEqual([{ id: body.id, asked: true }]);
    expect([await waiting(), await brokenOff()]).toEqual([0, [false]]);
  } finally {
    await other.end();
  }
});

it('A month that failed, begun anew, goes on with its load and its approval, and from the share', async () => {
  await plant('2026-09-01', 'aguardando');
  await plant('2026-10-01', 'falhou', { reason: 'O disco está cheio.' });
  await app.sql.query("UPDATE company_loads SET decided_by = id, source = 'pasta local' WHERE state = 'falhou'");
  const begin = () => admin.post<{ id: string }>('/api/admin/companies/loads', { month: '2026-10' });
  expect((await begin()).status).toBe(409);
  await app.sql.query("DELETE FROM company_loads WHERE state = 'aguardando'");
  const other = new Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    await other.query('SELECT pg_advisory_lock($1)', [LEASE]);
    const before = await rounds();
    const { status, body } = await begin();
    expect(status).toBe(202);
    await until(async () => (await rounds()).ok > before.ok, 60);
    const { rows } = await app.sql.query(
      'SELECT id, decided_by, requested_by IS NOT NULL AS asked, state, source, reason FROM company_loads',
    );
    const { id } = body;
    const goesOn = { state: 'em_andamento', source: 'pasta pública', reason: null };
    expect(rows).toEqual([{ id, decided_by: id, asked: true, ...goesOn }]);
  } finally {
    await other.end();
  }
});

it.each([
  ['first', '2026-09'],
  ['second', '2026-10'],
])(
  'A month of a folder that was approved waits for its command, the %s of those that would be loaded by themselves',
  async (_, month) => {
    await plant(`${month}-01`, 'em_andamento');
    await app.sql.query("UPDATE company_loads SET decided_by = id, source = 'pasta local'");
    // The other process's own, at its start.
    await until(async () => (await rounds()).ok > 0, 60);
    const before = await rounds();
    const loader = await startApp({ env: { ...MONTH, COMPANIES_SCHEDULE: 'on' }, beside: app });
    await until(async () => (await rounds()).ok > before.ok, LOAD_SECONDS);
    await loader.stop();
    expect(await states()).toEqual([`${month} em_andamento`]);
  },
);

it('A round that finds another process loading has not failed', async () => {
  await plant('2031-02-01', 'em_andamento', { requested_by: randomUUID() });
  const other = new Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    await other.query('SELECT pg_advisory_lock($1)', [LEASE]);
    const before = await rounds();
    const loader = await startApp({ env: MONTH, beside: app });
    const after = await until(async () => {
      const now = await rounds();
      return now.ok + now.failed > before.ok + before.failed ? now : null;
    }, 60);
    expect(after.failed).toBe(before.failed);
    expect(await states()).toEqual(['2031-02 em_andamento']);
    await loader.stop();
  } finally {
    await other.end();
  }
});

it.each([
  ['before', '2031-02 aguardando', 0],
  ['after', '2031-02 recusada', 1],
] as const)(
  'A month is decided together with its record, or not at all: cut off %s the commit',
  async (when, state, records) => {
    await plant('2031-02-01', 'aguardando');
    const { rows } = await app.sql.query<{ id: string }>('SELECT id FROM company_loads');
    const id = rows[0]?.id ?? '';
    const way = await cutAtCommit(app.databaseUrl, when);
    const pool = new Pool({ connectionString: way.url, Client: NamedClient });
    pool.on('error', () => undefined);
    const source = { driver: { master: pool } } as unknown as DataSource;
    const sql = new Sql(source);
    const key = Buffer.alloc(32).toString('base64');
    const log = new AdminAuditLog(new SystemClock(), new RecordMac(`1:${key}`));
    const accounts = new AccountDirectory(sql, new MailboxHash(new SubjectHash(key)));
    const loads = new CompanyLoads(new CompaniesSql(source), sql, accounts, log);
    await expect(loads.refuse(randomUUID(), id)).rejects.toThrow();
    await pool.end();
    way.end();
    const recorded = 'SELECT FROM admin_actions WHERE target = $1';
    const { rowCount } = await app.sql.query(recorded, [`company-load:${id}`]);
    expect([await states(), rowCount]).toEqual([[state], records]);
  },
);

it('A register in a database of its own is read there, and decided on record', async () => {
  const own = await createTestDatabase({ empty: true });
  const ownPort = await freePorts(1);
  const env = { ...ADMIN, ...MONTH, COMPANIES_DATABASE_URL: own.url, METRICS_PORT: String(ownPort) };
  const apart = await startApp({ env });
  try {
    await plant('2020-01-01', 'em_vigor', {}, own);
    await plant('2026-09-01', 'aguardando', {}, own);
    admin = await adminOf(apart);
    expect(await waiting()).toBe(1);
    const { month, open } = await ages(ownPort);
    expect(month).toBeGreaterThan(2_000 * A_DAY);
    expect(open).toBeGreaterThan(0);
    const { rows } = await own.sql.query<{ id: string }>("SELECT id FROM company_loads WHERE state = 'aguardando'");
    const path = `/api/admin/companies/loads/${rows[0]?.id}`;
    const answers = [await admin.delete(path), await admin.delete(path), await admin.post(`${path}/approve`)];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
    const recorded = await apart.sql.query('SELECT action FROM admin_actions WHERE target = $1', [
      `company-load:${rows[0]?.id}`,
    ]);
    expect(recorded.rows).toEqual([{ action: 'refuse-companies' }]);
  } finally {
    await apart.stop();
    await own.drop();
  }
});

async function plant(month: string, state: string, more: object = {}, { sql }: Pick<TestDatabase, 'sql'> = app) {
  const row = { started_at: new Date(), counts: {}, requested_by: null, reason: null, ...more };
  await sql.query(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at, counts, requested_by, reason)
     VALUES ($1, $2, $3, 'pasta pública', true, $4, $5, $6, $7)`,
    [newId(), month, state, row.started_at, row.counts, row.requested_by, row.reason],
  );
}

async function states(): Promise<string[]> {
  const { rows } = await app.sql.query<{ is: string }>(
    "SELECT to_char(month, 'YYYY-MM ') || state AS is FROM company_loads ORDER BY month",
  );
  return rows.map(({ is }) => is);
}

/** As the administration's menu counts them. */
async function waiting(): Promise<number | undefined> {
  return (await admin.get<{ waiting?: number }>('/api/admin/companies/loads/waiting')).body.waiting;
}

/** Of each load in the list, whether it is told as broken off. */
async function brokenOff(): Promise<boolean[]> {
  const { body } = await admin.get<{ data: { interrupted: boolean }[] }>('/api/admin/companies/loads');
  return body.data.map(({ interrupted }) => interrupted);
}

async function ages(at = port): Promise<{ month: number | null; open: number }> {
  const shown = await Metrics.of(at);
  return {
    month: shown.sum('nitido_companies_month_age_seconds'),
    open: shown.sum('nitido_companies_load_open_seconds') ?? Number.NaN,
  };
}

async function rounds(): Promise<{ ok: number; failed: number }> {
  const shown = await Metrics.of(port);
  const of = (outcome: string) => shown.sum('nitido_job_rounds_total', { name: 'LoadCompanies', outcome }) ?? 0;
  return { ok: of('ok'), failed: of('failed') };
}
