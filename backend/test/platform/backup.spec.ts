import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../src/platform/config/platform.config.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { BRONZE } from '../billing/billing-world.js';
import { freePorts } from '../harness/ports.js';
import { runCli, runCliHere } from '../harness/run-cli.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { Metrics } from './metrics-world.js';
import { rowsOf, tablesOf } from './whole-database.js';

jest.setTimeout(180_000);

const BACKUP_KEY = randomBytes(32).toString('base64');
const CPF = '52998224725';
const CNPJ = '11222333000181';
/** Where a restore ends what opens accounts, and puts the next cleanup off; and where a copy is noted once it is made. */
const ENDED = [
  'last_backup',
  'accounts',
  'account_links',
  'passkey_challenges',
  'sessions',
  'whatsapp_links',
  'cleanup_clock',
];

describe('A copy of the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-backup-'));
  const databases: TestDatabase[] = [];
  let app: RunningApp;
  let port: number;
  let ana: Subscriber;

  const file = (name: string) => join(folder, name);
  const command = (name: string, args: string[], env: Record<string, string> = {}) =>
    runCliHere(app, name, args, { BACKUP_KEY, ...env });
  const restore = (into: TestDatabase, from: string, args: string[] = [], env: Record<string, string> = {}) =>
    command('restore', ['--from', file(from), ...args], { DATABASE_URL: into.url, ...env });
  /** As the metrics tell it. */
  const lastOne = async () => (await Metrics.of(port)).sum('nitido_backup_last_success_timestamp_seconds');
  const empty = async () => {
    const database = await createTestDatabase({ empty: true });
    databases.push(database);
    return database;
  };

  beforeAll(async () => {
    port = await freePorts(1);
    app = await startApp({ env: { METRICS_PORT: String(port) } });
    ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await ana.cnpj(CNPJ);
    await ana.http.post('/api/payments/create-pix', BRONZE);
    await changeOfLastMonth(app);
  });

  afterAll(async () => {
    for (const database of databases) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is of one moment while lookups are written: all that was told before, and each entry with its record and count', async () => {
    let busy = true;
    const told: string[] = [];
    const write = async () => {
      while (busy) told.push((await ana.cpf(CPF, { atualizar: true })).body.meta.protocolo as string);
    };
    const writers = [write(), write(), write()];
    await until(async () => told.length > 5);
    const before = [...told];
    expect(await lastOne()).toBe(0);
    const from = Date.now();
    const { code, output } = await runCli(app, 'backup', ['--to', file('beside')], { BACKUP_KEY });
    const after = told.length;
    const at = (await lastOne()) ?? 0;
    expect([at * 1_000 >= from, at * 1_000 <= Date.now()]).toEqual([true, true]);
    busy = false;
    await Promise.all(writers);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Cópia feita e conferida: .* \(\d+ tabelas, \d+ linhas, de /),
    ]);

    const target = await empty();
    expect(await restore(target, 'beside')).toMatchObject({ code: 0 });
    const kept = await target.sql.query<{ id: string; protocolo: string }>('SELECT id, protocolo FROM lookup_history');
    expect(kept.rows.map(({ protocolo }) => protocolo)).toEqual(expect.arrayContaining(before));
    expect(after).toBeGreaterThan(before.length);
    const ids = kept.rows.map(({ id }) => id).sort();
    const audited = await target.sql.query<{ id: string }>('SELECT id FROM lookup_audit ORDER BY id::text');
    expect(audited.rows.map(({ id }) => id)).toEqual(ids);
    const counted = await target.sql.query<{ n: number }>(
      'SELECT sum(n)::int AS n FROM (SELECT n FROM lookup_account_counts UNION ALL SELECT n FROM lookup_counts_pending) AS c',
    );
    expect(counted.rows[0]?.n).toBe(ids.length);
  });

  it('is refused while another one of the database is made, which goes on', async () => {
    const database = await createTestDatabase();
    databases.push(database);
    const held = new pg.Client({ connectionString: database.url });
    await held.connect();
    await held.query('BEGIN; LOCK TABLE consents');
    const first = runCli(app, 'backup', ['--to', file('first')], { BACKUP_KEY, DATABASE_URL: database.url });
    const underWay = "SELECT FROM pg_stat_activity WHERE application_name = 'backup' AND wait_event_type = 'Lock'";
    await until(async () => (await database.sql.query(underWay)).rowCount === 1);
    expect(await command('backup', ['--to', file('second')], { DATABASE_URL: database.url })).toEqual({
      code: 1,
      output: 'Outra cópia deste banco de dados está sendo feita. Espere que termine.\n',
    });
    await held.end();
    expect(await first).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => /^(first|second)/.test(name))).toEqual(['first']);
  });

  it('gives an empty database every table, number and rule of the first one, and the product goes on there', async () => {
    const { body } = await ana.http.get<{ history: { id: string }[] }>('/api/user/history');
    await app.halt();
    expect(await command('backup', ['--to', file('whole')])).toMatchObject({ code: 0 });
    const target = await empty();
    const restored = await restore(target, 'whole');
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringMatching(/^Cópia de .* restaurada e conferida \(\d+ tabelas, \d+ linhas\)\.\nTodas as sessões /),
    ]);

    const tables = await tablesOf(app.sql);
    // Months of changes to the register are made for the whole time of the copy, also where none was loaded.
    const isEmptyMonth = (name: string) => name.startsWith('company_events_') && !tables.includes(name);
    expect((await tablesOf(target.sql)).filter((name) => !isEmptyMonth(name))).toEqual(tables);
    for (const table of tables.filter((name) => !ENDED.includes(name)))
      expect({ [table]: await rowsOf(target.sql, table) }).toEqual({ [table]: await rowsOf(app.sql, table) });
    await expect(target.sql.query('DELETE FROM lookup_audit')).rejects.toThrow('append-only');

    const there = await startApp({ beside: { ...app, databaseUrl: target.url, sql: target.sql } });
    expect((await ana.at(there).get('/api/user/history')).status).toBe(401);
    await ana.signIn(there);
    for (const { id } of body.history) {
      const opened = await ana.at(there).get<{ data: unknown }>(`/api/user/history/${id}`);
      expect([opened.status, opened.body.data !== null]).toEqual([200, true]);
    }
    expect((await ana.at(there).post('/api/external/cnpj', { cnpj: CNPJ })).status).toBe(200);
    expect(await restore(target, 'whole', ['--replace'])).toEqual({
      code: 1,
      output: 'O Nítido está em execução neste banco de dados. Encerre todas as instâncias antes.\n',
    });
    await there.stop();
  });

  it('says what it holds, is readable by its maker alone, and holds no key of the data', async () => {
    const { code, output } = await command('restore', ['--check', '--from', file('whole')]);
    expect([code, output.split('\n').slice(0, 2), output]).toEqual([
      0,
      [
        expect.stringMatching(/^Nítido \d.*, até a migração [A-Z]\w+$/),
        expect.stringMatching(/^accounts\t\d+\t[0-9a-f]{64}$/),
      ],
      expect.stringContaining('\nA cópia está inteira ('),
    ]);
    const secrets = JSON.parse(readFileSync(join(app.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
    expect(
      await command('backup', ['--to', file('same')], {
        BACKUP_KEY: secrets.ENCRYPTION_KEYS?.slice(2) ?? '',
        ...secrets,
      }),
    ).toEqual({
      code: 78,
      output: 'Configuração: BACKUP_KEY: use uma chave só para as cópias, diferente das que cifram os dados\n',
    });
  });

  it('is refused in one line when a byte was changed, its end is missing or a key is another one, and nothing is left behind', async () => {
    const whole = readFileSync(file('whole'));
    const changed = Buffer.from(whole);
    changed[whole.length >> 1]! ^= 1;
    writeFileSync(file('changed'), changed);
    writeFileSync(file('cut'), whole.subarray(0, -1));
    writeFileSync(file('other'), 'x'.repeat(100));
    const other = randomBytes(32).toString('base64');
    const refusals: [string, string, Record<string, string>?][] = [
      ['changed', 'O arquivo da cópia foi alterado ou está danificado. Use outra cópia.'],
      ['cut', 'O arquivo da cópia está incompleto: falta o fim. Use outra cópia.'],
      ['other', 'O arquivo não é uma cópia do Nítido.'],
      ['missing', `${file('missing')} não existe.`],
      ['whole', 'BACKUP_KEY: não é a chave com que esta cópia foi feita.', { BACKUP_KEY: other }],
      [
        'whole',
        'Configuração: ENCRYPTION_KEYS: a chave 1 não é a que cifrou este banco de dados.',
        { ENCRYPTION_KEYS: `1:${other}` },
      ],
    ];
    const target = await empty();
    for (const [name, line, keys] of refusals) {
      const { code, output } = await restore(target, name, [], keys);
      expect([code === 0, output]).toEqual([false, `${line}\n`]);
    }
    expect(await tablesOf(target.sql)).toEqual([]);
  });

  it('waits a moment for whoever has just ended to leave the database', async () => {
    const target = await empty();
    const leaving = new pg.Client({ connectionString: target.url, application_name: 'nitido' });
    await leaving.connect();
    const left = setTimeout(() => void leaving.end(), 500);
    expect(await restore(target, 'whole')).toMatchObject({ code: 0 });
    clearTimeout(left);
  });

  it('replaces what is there only when that is asked for, whole or not at all', async () => {
    const target = await createTestDatabase();
    databases.push(target);
    await target.sql.query("INSERT INTO settings VALUES ('x', '1', '2', now(), gen_random_uuid())");
    expect(await restore(target, 'whole')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^O banco de dados de destino não está vazio \(nitido_test_\w+: \d+ tabelas\)\. .*--replace\.\n$/,
      ),
    });
    expect(await restore(target, 'cut', ['--replace'])).toMatchObject({ code: 1 });
    expect(await rowsOf(target.sql, 'settings')).toHaveLength(1);
    expect(await restore(target, 'whole', ['--replace'])).toEqual({
      code: 0,
      output: expect.stringMatching(/^Cópia de .* restaurada e conferida/),
    });
    expect(await rowsOf(target.sql, 'settings')).toEqual([]);
    expect(await rowsOf(target.sql, 'lookup_history')).toEqual(await rowsOf(app.sql, 'lookup_history'));
  });

  it('of an older schema is brought forward as it is restored, of a newer one is refused', async () => {
    const old = await empty();
    const options = dataSourceOptions({ DATABASE_URL: old.url, DATABASE_POOL_SIZE: 2 } as PlatformConfig);
    const dataSource = await new DataSource({ ...options, migrations: MIGRATIONS.slice(0, 6) }).initialize();
    await dataSource.runMigrations();
    await dataSource.destroy();
    expect(await command('backup', ['--to', file('old')], { DATABASE_URL: old.url })).toMatchObject({ code: 0 });
    const target = await empty();
    expect(await restore(target, 'old')).toMatchObject({ code: 0 });
    expect(await tablesOf(target.sql)).toContain('watch_events');
    const there = await startApp({ beside: { ...app, databaseUrl: target.url, sql: target.sql } });
    await there.stop();

    await target.sql.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')");
    expect(await command('backup', ['--to', file('new')], { DATABASE_URL: target.url })).toMatchObject({ code: 0 });
    expect(await restore(await empty(), 'new')).toEqual({
      code: 1,
      output: expect.stringMatching(/^A cópia é de uma versão mais nova do Nítido .*\n$/),
    });
  });

  it('is never half there: a name that is taken, a folder that is missing, a database that is none of ours', async () => {
    expect(await command('backup', ['--to', file('whole')])).toEqual({
      code: 1,
      output: `${file('whole')} já existe; dê outro nome à cópia.\n`,
    });
    expect(await command('backup', ['--to', file('no/where')])).toEqual({
      code: 1,
      output: `A pasta ${file('no')} não existe.\n`,
    });
    expect(await command('backup', ['--to', file('none')], { DATABASE_URL: (await empty()).url })).toEqual({
      code: 1,
      output: 'DATABASE_URL: este banco de dados não é do Nítido, ou ainda está vazio.\n',
    });
    expect(await command('backup', ['--to', file('none')], { BACKUP_KEY: 'curta' })).toEqual({
      code: 78,
      output:
        'Configuração: BACKUP_KEY: valor recusado; informe 32 bytes em base64, como os de "openssl rand -base64 32"\n',
    });
    expect(await runCli(app, 'backup', ['--to', file('none')], { BACKUP_KEY, DATABASE_URL: '' })).toEqual({
      code: 78,
      output: expect.stringMatching(/^Configuração: DATABASE_URL: valor recusado; informe o endereço do PostgreSQL /),
    });
    expect(existsSync(file('none'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('of one name is made once at a time: nobody writes into another one’s', async () => {
    const others = `${file('twice')}.part`;
    writeFileSync(others, 'of somebody else');
    expect(await command('backup', ['--to', file('twice')])).toEqual({
      code: 1,
      output: `${others} já existe: outra cópia com este nome está sendo feita, ou uma foi interrompida. Se foi, apague esse arquivo e repita.\n`,
    });
    expect([readFileSync(others, 'utf8'), existsSync(file('twice'))]).toEqual(['of somebody else', false]);
    rmSync(others);
    expect(await command('backup', ['--to', file('twice')])).toMatchObject({ code: 0 });
  });

  it('moves a database to another server, with all that is in it', async () => {
    expect(await command('move-database', [], { TARGET_DATABASE_URL: 'postgresql://nitido:a#b@127.0.0.1/x' })).toEqual({
      code: 78,
      output: expect.stringMatching(
        /^Configuração: TARGET_DATABASE_URL: valor recusado; .*; na senha, escreva # como %23/,
      ),
    });
    const far = { NODE_ENV: 'production', TARGET_DATABASE_URL: 'postgresql://nitido@10.0.0.5/nitido' };
    expect(await runCli(app, 'move-database', [], far)).toEqual({
      code: 78,
      output: expect.stringMatching(
        /^Configuração: TARGET_DATABASE_URL: em produção, .* precisa de sslmode=verify-full\n$/,
      ),
    });
    const target = await empty();
    const moved = await runCli(app, 'move-database', [], { TARGET_DATABASE_URL: target.url });
    expect([moved.code, moved.output]).toEqual([
      0,
      expect.stringMatching(/^Banco de dados copiado e conferido .*\nInicie agora com DATABASE_URL/),
    ]);
    for (const table of await tablesOf(app.sql))
      expect(await rowsOf(target.sql, table)).toEqual(await rowsOf(app.sql, table));
  });
});

/** What a refresh of the register leaves: a month of its own in the table of changes. */
async function changeOfLastMonth({ sql }: RunningApp): Promise<void> {
  const { rows } = await sql.query<{ first: string; next: string }>(
    `SELECT (date_trunc('month', now()) - interval '1 month')::date::text AS first, date_trunc('month', now())::date::text AS next`,
  );
  const { first, next } = rows[0]!;
  const partition = `company_events_${first.slice(0, 7).replace('-', '_')}`;
  await sql.query(`CREATE TABLE ${partition} PARTITION OF company_events FOR VALUES FROM ('${first}') TO ('${next}')`);
  await sql.query(
    `INSERT INTO company_events (month, cnpj_basico, entity, row_key, kind, was, became) VALUES ($1, 1, 1, 0, 'capital', '{}', '{}')`,
    [first],
  );
}
