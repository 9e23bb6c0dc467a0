import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { CLEANUP, currentOf, dueNow, endPlan, leaveRun, tell } from '../admin/cleanup-world.js';
import type { HttpClient } from '../harness/http-client.js';
import { runCli, runCliHere } from '../harness/run-cli.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { type MadeKey, makeKey } from '../identity/keys.js';
import { cookieOf, login, PASSWORD, refresh, subscriber } from '../identity/people.js';
import { BatchesOf, cpfs } from '../lookups/batches-world.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { RequestHandler, SUBJECT, subjectForm, verifiedRequest } from '../lookups/privacy-world.js';
import { type EndpointAnswer, receiver } from '../messaging/webhooks-world.js';
import { cutAtCommit } from './cut-at-commit.js';

jest.setTimeout(180_000);

type Target = Pick<TestDatabase, 'url' | 'sql'>;

const BACKUP_KEY = randomBytes(32).toString('base64');

describe('What happened since a copy was made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-restore-'));
  const databases: TestDatabase[] = [];
  let app: RunningApp;
  let ana: Subscriber;
  let key: MadeKey;
  /** Added by that key. */
  let endpoint: string;
  let leaver: { id: string; email: string };
  let signedOut: string;
  let stillIn: string;
  let voided: string;
  let request: string;
  let batch: string;
  /** Cancelled since. */
  let broadcast: string;
  /** Of which one is erased since. */
  let lookups: string[];

  const command = (name: string, args: string[], env = {}) => runCliHere(app, name, args, { BACKUP_KEY, ...env });
  const copy = join(folder, 'copy');
  const restore = (into: Target, args: string[] = [], from = copy) =>
    command('restore', ['--from', from, ...args], { DATABASE_URL: into.url });
  const empty = async () => {
    const database = await createTestDatabase({ empty: true });
    databases.push(database);
    return database;
  };
  const besides = (target: Target, env = {}) =>
    startApp({ env, beside: { ...app, databaseUrl: target.url, sql: target.sql } });

  /** Those of the lookups that a table names. */
  const foundIn = async (target: Target, table: string, column = 'id') => {
    const text = `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} = ANY ($1::uuid[])`;
    return (await target.sql.query<{ id: string }>(text, [lookups])).rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    ana = await Subscriber.of(app);
    key = (await makeKey(ana.http, { scopes: ['lookup:cpf', 'webhooks'] })).body;
    const hook = { url: receiver(app, 'restored'), events: ['plan.ended'] };
    endpoint = (await app.http.as(key.key).post<EndpointAnswer>('/v1/webhook-endpoints', hook)).body.data.id;
    leaver = await subscriber(app);
    const payer = await subscriber(app);
    const sessions = [await login(app.http, leaver.email), await login(app.http, (await subscriber(app)).email)];
    [signedOut = '', stillIn = ''] = sessions.map((answer) => cookieOf(answer).pair);
    const { body } = await makeKey(ana.http, { scopes: ['lookup:cpf', 'batches'] });
    // Its source is down until the copy is made: whatever of it is still under way, it must not be over by then.
    await app.sandbox.post('/faults/bureau', { kind: 'server-error' });
    batch = await new BatchesOf(app.http.as(body.key), '/v1/batches').start('cpf', cpfs(200));
    expect((await new BatchesOf(ana.http).steer(batch, 'pause')).status).toBe('paused');
    const underWay = "status = 'running', pause_reason = NULL, due_at = now() + interval '1 hour'";
    await app.sql.query(`UPDATE lookup_batches SET ${underWay} WHERE id = $1`, [batch]);
    const admin = await adminOf(app);
    broadcast = randomUUID();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = { id: broadcast, content: 'Manutenção hoje.', segment: 'all', sendAt };
    expect((await admin.post('/api/admin/messages/broadcast', scheduled)).status).toBe(200);
    const filed = await verifiedRequest(app, subjectForm({ kind: 'supressao' }));
    request = filed.id;
    const asked = await Subscriber.of(app);
    for (const cnpj of ['11222333000181', '33000167000101']) await asked.cnpj(cnpj);
    lookups = (await asked.history()).history.map(({ id }) => id);
    expect(lookups).toHaveLength(2);
    await until(async () => (await app.sql.query('SELECT 1 FROM lookup_counts_pending')).rowCount === 0);
    expect(await command('backup', ['--to', copy])).toMatchObject({ code: 0 });
    await app.sandbox.delete('/faults');

    expect((await asked.http.delete(`/api/user/history/${lookups[0]}`)).status).toBe(200);
    const newPassword = () =>
      app.sql.query('UPDATE accounts SET credentials_version = credentials_version + 1 WHERE id = $1', [payer.id]);
    await newPassword();
    await app.sql.query('DELETE FROM subscriptions WHERE account_id = $1', [payer.id]);
    voided = (await login(app.http, payer.email)).body.tempToken ?? '';
    expect((await app.http.as(voided).get('/api/payments/pending')).status).toBe(200);
    await newPassword();
    await confirmed(admin, request);
    expect((await ana.http.delete(`/api/keys/${key.id}`)).status).toBe(200);
    expect((await admin.delete(`/api/admin/messages/${broadcast}`)).status).toBe(200);
    const own = app.http.as(sessions[0]?.body.token ?? '');
    expect((await own.delete('/api/user', { password: PASSWORD })).status).toBe(200);
    expect(
      await command('restore', ['--from', copy, '--carry-from', app.databaseUrl], {
        DATABASE_URL: (await empty()).url,
      }),
    ).toEqual({
      code: 1,
      output: '--carry-from: o Nítido está em execução nesse banco de dados. Encerre todas as instâncias antes.\n',
    });
    await app.halt();
  });

  afterAll(async () => {
    for (const database of databases) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has to be repeated, as the command says, but for sessions, which it ends', async () => {
    const target = await empty();
    const { code, output } = await runCli(app, 'restore', ['--from', copy], { BACKUP_KEY, DATABASE_URL: target.url });
    expect([code, output.split('\n').slice(1)]).toEqual([
      0,
      [
        'Todas as sessões e os links temporários foram encerrados, e os números de WhatsApp esperam nova confirmação: cada pessoa entra de novo.',
        'Os lotes que não tinham terminado ficam pausados até que o dono os retome.',
        'Os recados agendados que não tinham saído foram cancelados: agende de novo os que ainda valem.',
        expect.stringMatching(
          /^O que se fez depois de \d{4}-\d\d-\d\dT\S+Z não está aqui\. Antes de deixar alguém entrar, repita o que houve de:$/,
        ),
        '- supressões',
        '- pedidos de titulares',
        '- contas encerradas',
        '- chaves de API revogadas ou trocadas',
        '- consultas apagadas do histórico',
        '- avisos por e-mail e por WhatsApp desligados',
        '- webhooks pausados',
        '- contas bloqueadas',
        '- senhas, endereços de e-mail, chaves de acesso e verificações em duas etapas trocadas ou removidas',
        '- lotes, etiquetas e anotações apagados',
        '- empresas deixadas de acompanhar',
        '- consultas de contas retidas ou liberadas por uso suspeito',
        '- fontes postas fora do ar ou retiradas do registro, e manutenção de tipos de consulta',
        '- configurações mudadas na administração',
        '- recados agendados',
        '- códigos promocionais criados, mudados ou desativados',
        '- dias de plano concedidos ou retirados, e planos obtidos só com um código',
        '- desistências de compra pedidas',
        '- números de WhatsApp desvinculados, webhooks removidos e sugestões apagadas',
        '',
      ],
    ]);
    const there = await besides(target);
    for (const cookie of [signedOut, stillIn]) expect((await refresh(there.http, cookie)).status).toBe(401);
    expect((await there.http.as(voided).get('/api/payments/pending')).status).toBe(401);
    expect((await login(there.http, leaver.email)).status).toBe(200);
    await there.stop();
  });

  it.each([
    ['another one', empty, () => ['--carry-from', app.databaseUrl]],
    [
      'the one that is replaced',
      async () => ({ ...app, url: app.databaseUrl }),
      () => ['--replace', '--carry-from', 'replaced'],
    ],
  ])('is carried over from a database that can still be read: %s', async (_, into, args) => {
    const target = await into();
    const { code, output } = await restore(target, args());
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^Vieram do banco de dados anterior: supressões \([1-9]\), pedidos de titulares \(1\), contas encerradas \(1\), chaves de API revogadas ou trocadas \(1\), consultas apagadas do histórico \(1\), avisos por e-mail e por WhatsApp desligados \(0\), webhooks pausados \(1\)\.$/m,
      ),
    ]);
    expect(output).not.toContain('- supressões');
    const there = await besides(target);
    await ana.signIn(there);
    const { status, body } = await ana.cpf(SUBJECT.cpf);
    expect([status, body.code]).toEqual([451, 'SUBJECT_SUPPRESSED']);
    expect(await there.http.as(key.key).get('/v1/status')).toMatchObject({
      status: 401,
      body: { code: 'API_KEY_REVOKED' },
    });
    const { rows: endpoints } = await target.sql.query('SELECT pause_reason FROM webhook_endpoints WHERE id = $1', [
      endpoint,
    ]);
    expect(endpoints).toEqual([{ pause_reason: 'key' }]);
    for (const cookie of [signedOut, stillIn]) expect((await refresh(there.http, cookie)).status).toBe(401);
    expect(await foundIn(target, 'lookup_history')).toEqual([lookups[1]]);
    expect(await foundIn(target, 'lookup_history_terms')).toEqual([lookups[1]]);
    expect(await foundIn(target, 'lookup_accesses', 'history_id')).toEqual([lookups[0]]);
    const { rows } = await target.sql.query('SELECT state FROM privacy_requests WHERE id = $1', [request]);
    expect(rows).toEqual([{ state: 'confirmada' }]);
    await until(async () => {
      const { rows: erased } = await target.sql.query('SELECT name FROM accounts WHERE id = $1', [leaver.id]);
      return erased[0]?.name === 'Conta encerrada';
    });
    await there.stop();
  });

  it('is carried over into a copy of before the last upgrade, in the form that it has since', async () => {
    const old = await empty();
    const options = dataSourceOptions({ DATABASE_URL: old.url, DATABASE_POOL_SIZE: 2 } as PlatformConfig);
    const upTo = MIGRATIONS.findIndex(({ name }) => name === 'LookupsSuppressedCompanies1795392000300');
    const dataSource = await new DataSource({ ...options, migrations: MIGRATIONS.slice(0, upTo) }).initialize();
    await dataSource.runMigrations();
    await dataSource.destroy();
    const before = join(folder, 'before-upgrade');
    expect(await command('backup', ['--to', before], { DATABASE_URL: old.url })).toMatchObject({ code: 0 });
    const damaged = await createTestDatabase();
    databases.push(damaged);
    const suppress = `INSERT INTO suppressions (id, kind, subject_hash, reason, reference, made_at, made_by)
      VALUES (gen_random_uuid(), 'cnpj', $1, 'titular', 'P-1', now(), gen_random_uuid())`;
    await damaged.sql.query(suppress, [randomBytes(32)]);
    const target = await empty();
    const { code, output } = await restore(target, ['--carry-from', damaged.url], before);
    expect([code, output]).toEqual([0, expect.stringContaining('Vieram do banco de dados anterior: supressões (1)')]);
    expect((await target.sql.query('SELECT kind FROM suppressions')).rows).toEqual([{ kind: 'cnpj' }]);
  });

  it('is carried over however much of it there is: memory holds some of it at a time', async () => {
    const since = await createTestDatabase();
    databases.push(since);
    await since.sql.query(`INSERT INTO suppressions (id, kind, subject_hash, reason, reference, made_at, made_by)
      SELECT gen_random_uuid(), 'cnpj', sha256(n::text::bytea), 'titular', repeat('P', 5000), now(), gen_random_uuid()
      FROM generate_series(1, 24000) AS n`);
    const target = await empty();
    const env = { BACKUP_KEY, DATABASE_URL: target.url, NODE_OPTIONS: '--max-old-space-size=128' };
    const { code, output } = await runCli(app, 'restore', ['--from', copy, '--carry-from', since.url], env);
    expect([code, output]).toEqual([0, expect.stringContaining('supressões (24000)')]);
  });

  it('says which e-mails somebody has declined since, and which WhatsApp notices', async () => {
    const [was, since] = [await empty(), await empty()];
    for (const target of [was, since]) expect(await restore(target)).toMatchObject({ code: 0 });
    const put = `INSERT INTO letter_preferences (account_id, plan_end, broadcasts, companies, companies_whatsapp, link_hash)
      VALUES ($1, $2, $3, $4, $5, $6)`;
    const [both, fresh] = [ana.id, leaver.id];
    await was.sql.query(put, [both, true, true, true, true, Buffer.alloc(32, 1)]);
    const declining = join(folder, 'before-declining');
    expect(await command('backup', ['--to', declining], { DATABASE_URL: was.url })).toMatchObject({ code: 0 });
    await since.sql.query(put, [both, true, false, false, false, Buffer.alloc(32, 1)]);
    await since.sql.query(put, [fresh, false, true, true, true, Buffer.alloc(32, 2)]);
    const target = await empty();
    const { code, output } = await restore(target, ['--carry-from', since.url], declining);
    expect([code, output]).toEqual([0, expect.stringContaining('avisos por e-mail e por WhatsApp desligados (2)')]);
    const { rows } = await target.sql.query(
      `SELECT account_id AS id, plan_end, broadcasts, companies, companies_whatsapp FROM letter_preferences
       WHERE account_id = ANY ($1)`,
      [[both, fresh]],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: both, plan_end: true, broadcasts: false, companies: false, companies_whatsapp: false },
        { id: fresh, plan_end: false, broadcasts: false, companies: true, companies_whatsapp: false },
      ]),
    );
  });

  it('counts for accounts without a plan: each may have one by now, so they are told anew and no run of the copy goes on', async () => {
    const before = await empty();
    expect(await restore(before)).toMatchObject({ code: 0 });
    const [told, chosen] = [ana.id, leaver.id];
    await tell(before, told);
    for (const id of [told, chosen]) await endPlan(before, id, '8 days');
    await dueNow(before);
    const runId = await leaveRun(before, 'plano_vencido', { id: chosen });
    const late = join(folder, 'late');
    expect(await command('backup', ['--to', late], { DATABASE_URL: before.url })).toMatchObject({ code: 0 });

    const target = await empty();
    expect(await restore(target, [], late)).toMatchObject({ code: 0 });
    const there = await besides(target, CLEANUP);
    const noticed = 'SELECT FROM cleanup_notices WHERE account_id = ANY($1) AND due_at > now()';
    await until(async () => (await target.sql.query(noticed, [[told, chosen]])).rowCount === 2);
    expect(await Promise.all([told, chosen].map((id) => currentOf(target, id)))).toEqual(['there', 'there']);
    const { rows } = await target.sql.query(
      `SELECT id, finished_at IS NOT NULL AS finished,
         (SELECT round(extract(epoch FROM next_run_at - now()) / 3600)::int FROM cleanup_clock) AS hours
       FROM cleanup_runs`,
    );
    expect(rows).toEqual([{ id: runId, finished: true, hours: 24 }]);
    await there.stop();
  });

  it('may have ended a batch, or revoked its key: each waits for its owner', async () => {
    const target = await empty();
    expect(await restore(target)).toMatchObject({ code: 0 });
    const { rows } = await target.sql.query('SELECT status, pause_reason, due_at FROM lookup_batches WHERE id = $1', [
      batch,
    ]);
    expect(rows).toEqual([{ status: 'paused', pause_reason: 'owner', due_at: null }]);
  });

  it('may have cancelled a broadcast, or sent it: none goes out', async () => {
    const target = await empty();
    expect(await restore(target)).toMatchObject({ code: 0 });
    const { rows } = await target.sql.query('SELECT sent_at, cancelled_at FROM broadcasts WHERE id = $1', [broadcast]);
    expect(rows).toEqual([{ sent_at: null, cancelled_at: expect.any(Date) }]);
  });

  it.each([
    ['before', 'aborted', 0],
    ['after', 'committed', 1],
  ] as const)('is not told to be there, or not, where the connection is lost %s the end', async (when, state, n) => {
    const target = await empty();
    const way = await cutAtCommit(target.url, when);
    const { code, output } = await restore({ ...target, url: way.url });
    way.end();
    expect([code, output]).toEqual([1, expect.stringContaining('não se sabe se os dados foram gravados')]);
    expect(output).not.toContain('nada foi mudado');
    const [question = ''] = /SELECT pg_xact_status\('\d+'\)/.exec(output) ?? [];
    const said = async () => Object.values((await target.sql.query<Record<string, string>>(question)).rows[0] ?? {})[0];
    await until(async () => (await said()) === state);
    const { rowCount } = await target.sql.query("SELECT FROM pg_tables WHERE tablename = 'accounts'");
    expect(rowCount).toBe(n);
  });

  it('is there though PostgreSQL could make no statistics of it, which is said', async () => {
    const target = await empty();
    await target.sql.query(`
      CREATE SCHEMA strange;
      CREATE FUNCTION strange.fails(n integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN n; END';
      CREATE TABLE strange.numbers AS SELECT 1 AS n;
      CREATE INDEX ON strange.numbers (strange.fails(n));
      CREATE OR REPLACE FUNCTION strange.fails(n integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RAISE ''no''; END'`);
    const { code, output } = await restore(target);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Cópia de .* restaurada e conferida /m)]);
    expect(output).toMatch(/^Aviso: os dados estão gravados, mas as estatísticas do PostgreSQL não /m);
    expect(output).not.toContain('nada foi mudado');
    expect((await target.sql.query('SELECT FROM accounts WHERE id = $1', [ana.id])).rowCount).toBe(1);
  });
});

/** The administrator has seen who asks: the suppression is in force. */
async function confirmed(admin: HttpClient, id: string): Promise<void> {
  const handler = new RequestHandler(admin, id);
  expect((await handler.does('ask-proof', { text: 'Assine o pedido com sua conta gov.br.' })).status).toBe(200);
  expect((await handler.confirm()).body.data.suppressed).toBe(true);
}
