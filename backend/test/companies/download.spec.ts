import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeMonth } from '../../sandbox/open-register/month-files.js';
import { newId } from '../../src/platform/ids.js';
import { startApp } from '../harness/start-app.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { until } from '../harness/until.js';
import { BrokenShare } from './broken-share.js';
import { type EndedRun, LoadRun } from './load-run.js';

const MONTH = '2026-10';
const FILES = 13;

interface Around {
  readonly meanwhile?: (share: BrokenShare) => Promise<void>;
  /** Where the loader keeps what it has. */
  readonly data?: string;
  /** What the share has of the month. */
  readonly published?: string;
}

describe('A month of the share', () => {
  let folder: string;
  let database: TestDatabase;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-share-'));
    const options = { month: MONTH, later: [], companies: 300, parts: 2 };
    await writeMonth(options, (name) => createWriteStream(join(folder, name)));
  });
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('comes whole from a server that hangs up, each file from where it broke off', async () => {
    const { end, sent } = await loadedFrom({ hangUps: 2 });
    expect(end).toMatchObject({ code: 0, told: { month: MONTH } });
    expect(sent.size).toBe(FILES);
    for (const begun of sent.values()) {
      expect(begun).toHaveLength(3);
      expect(begun).toEqual([...begun].sort((a, b) => a - b));
      expect(new Set(begun).size).toBe(3);
    }
  });

  it('is fetched again where a file came damaged, that file alone', async () => {
    const { end, sent } = await loadedFrom({ damaged: { 'Socios1.zip': 1 } });
    expect(end).toMatchObject({ code: 0, told: { month: MONTH } });
    expect([...sent].filter(([, begun]) => begun.length > 1)).toEqual([['Socios1.zip', [0, 0]]]);
  });

  it('does not go live with a file that comes damaged each time, which is told by its name', async () => {
    const { end } = await loadedFrom({ damaged: { 'Empresas0.zip': 99 } });
    expect(end).toMatchObject({ code: 1, told: null });
    expect(end.said).toMatch(/Arquivo danificado: .*Empresas0\.zip/);
    const { rows } = await database.sql.query('SELECT state FROM company_loads');
    expect(rows).toEqual([{ state: 'falhou' }]);
  });

  it('is not fetched to its end once it is called off, and does not go live', async () => {
    const calledOff = async (share: BrokenShare) => {
      while (share.sent.size === 0) await sleep(10);
      await database.sql.query("UPDATE company_loads SET state = 'cancelada' WHERE state = 'em_andamento'");
      await sleep(3_000);
      share.hurry();
    };
    await asked();
    const { end } = await loadedFrom({ slow: true }, { meanwhile: calledOff });
    expect(end).toMatchObject({ code: 1, told: null, said: expect.stringContaining('A carga foi cancelada.') });
    const { rows } = await database.sql.query('SELECT state FROM company_loads');
    expect(rows).toEqual([{ state: 'cancelada' }]);
  });

  it('says how much of its files has come, and how long the rest takes', async () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    const far = `SELECT bytes_done::int AS done FROM company_loads
      WHERE step IS NULL AND bytes_total = $1 AND bytes_done BETWEEN 1 AND $1 - 1 AND seconds_left > 0`;
    let done = 0;
    const meanwhile = async (share: BrokenShare) => {
      const { rows } = await until(async () => {
        const found = await database.sql.query(far, [bytes]);
        return found.rowCount === 1 ? found : null;
      }, 20).catch(() => ({ rows: [{ done: 0 }] }));
      done = rows[0].done;
      share.hurry();
    };
    expect((await loadedFrom({ slow: true }, { meanwhile })).end).toMatchObject({ code: 0 });
    expect(done).toBeGreaterThan(0);
  });

  it.each(['asked for', 'begun by itself'])(
    'fails where the share does not answer, %s, and another may be begun',
    async (way) => {
      if (way === 'asked for') await asked();
      const { end } = await loadedFrom({ down: true });
      expect(end).toMatchObject({ code: 1, told: null });
      const { rows } = await database.sql.query('SELECT state, reason FROM company_loads');
      const reason = 'A pasta pública não pôde ser lida: a pasta pública respondeu 503.';
      expect(rows).toEqual([{ state: 'falhou', reason }]);
    },
  );

  it('is looked for again by itself where the share did not answer, after a pause that grows, and goes live once it does', async () => {
    const share = new BrokenShare(folder, MONTH, { down: true }, '');
    const env = { COMPANIES_SCHEDULE: 'on', COMPANIES_SHARE_URL: await share.start(), COMPANIES_RETRY_SECONDS: '1' };
    const app = await startApp({ env });
    try {
      await until(() => share.missed.length === 3);
      const [first = 0, second = 0, third = 0] = share.missed;
      expect(second - first).toBeGreaterThan(950);
      expect(third - second).toBeGreaterThan(1_950);
      share.recover();
      const inForce = "SELECT FROM company_loads WHERE state = 'em_vigor'";
      await until(async () => (await app.sql.query(inForce)).rowCount === 1, 120);
    } finally {
      await app.stop();
      await share.end();
    }
  });

  it('does not go live without one of its numbered files, and is fetched once that is there', async () => {
    const lacking = await loadedFrom({ lacks: ['Socios1.zip'] });
    const reason = 'Faltam arquivos do mês: Socios1.';
    expect(lacking.end).toMatchObject({ code: 1, told: null, said: expect.stringContaining(reason) });
    const states = async () => (await database.sql.query('SELECT state, reason FROM company_loads')).rows;
    expect(await states()).toEqual([{ state: 'falhou', reason }]);
    expect((await loadedFrom({})).end).toMatchObject({ code: 0, told: { month: MONTH } });
    expect(await states()).toEqual([{ state: 'em_vigor', reason: null }]);
  });

  it('keeps what was fetched while the share lists nothing, half of it, or breaks off, and says so', async () => {
    const data = temporaryFolder('data');
    const kept = ['Empresas0.zip', 'Socios1.zip', 'Socios1.zip.0123456789ab.part'];
    mkdirSync(join(data, 'companies', MONTH), { recursive: true });
    for (const name of kept) writeFileSync(join(data, 'companies', MONTH, name), '');
    const listed = readdirSync(folder).sort();
    for (const [ill, reason] of [
      [{ lacks: listed }, /^Faltam arquivos do mês: Empresas, .*Simples/],
      [{ lacks: listed.slice(6) }, /^Faltam arquivos do mês: .*Simples/],
      [{ cut: true }, /^A pasta pública não pôde ser lida: a pasta pública não respondeu/],
    ] as const) {
      expect((await loadedFrom(ill, { data })).end.code).toBe(1);
      expect(readdirSync(join(data, 'companies', MONTH))).toEqual(expect.arrayContaining(kept));
      const { rows } = await database.sql.query('SELECT reason FROM company_loads ORDER BY started_at DESC LIMIT 1');
      expect(rows).toEqual([{ reason: expect.stringMatching(reason) }]);
    }
  });

  it('is loaded once it is published anew, cut into fewer files and with other names', async () => {
    const published = temporaryFolder('anew');
    const options = { month: MONTH, later: [], companies: 300, parts: 1 };
    await writeMonth(options, (name) => createWriteStream(join(published, name)));
    renameSync(join(published, 'Simples.zip'), join(published, 'Simples0.zip'));
    const data = temporaryFolder('data');
    expect((await loadedFrom({ lacks: ['Socios1.zip'] }, { data })).end.code).toBe(1);
    writeFileSync(join(data, 'companies', MONTH, 'Empresas1.zip.0123456789ab.part'), '');
    writeFileSync(join(data, 'companies', MONTH, 'Empresas0.zip.0123456789ab.part'), '');
    let kept: string[] = [];
    const meanwhile = async (share: BrokenShare) => {
      while (share.sent.size === 0) await sleep(10);
      kept = readdirSync(join(data, 'companies', MONTH));
      share.hurry();
    };
    const { end } = await loadedFrom({ slow: true }, { meanwhile, data, published });
    expect(end).toMatchObject({ code: 0, told: { month: MONTH } });
    expect(kept).toContain('Empresas0.zip.0123456789ab.part');
    expect(kept).not.toContain('Empresas1.zip.0123456789ab.part');
  });

  it('is loaded from a folder that has other zips too, whose names may be no names of files', async () => {
    const published = temporaryFolder('others');
    cpSync(folder, published, { recursive: true });
    writeFileSync(join(published, 'LAYOUT.zip'), 'no zip at all');
    const data = temporaryFolder('data');
    const listed = ['%2e%2e%2f%2e%2e%2fEmpresas7.zip', '%2e%2e%2fSocios0.zip', 'Empresas%.zip'];
    const { end, sent } = await loadedFrom({ listed }, { data, published });
    expect(end).toMatchObject({ code: 0, told: { month: MONTH } });
    expect(sent.size).toBe(FILES);
    await database.sql.query('DELETE FROM company_loads');
    const run = new LoadRun(database.url, ['--from', published, '--month', MONTH]);
    expect(await run.toItsEnd()).toMatchObject({ code: 0 });
  });

  it('fails by the disk that is full, not by the share', async () => {
    const data = temporaryFolder('data');
    mkdirSync(join(data, 'companies', MONTH), { recursive: true });
    const { size } = statSync(join(folder, 'Empresas0.zip'));
    const version = createHash('sha256').update(`1 ${size}`).digest('hex').slice(0, 12);
    symlinkSync('/dev/full', join(data, 'companies', MONTH, `Empresas0.zip.${version}.part`));
    const { end } = await loadedFrom({}, { data });
    expect(end).toMatchObject({ code: 1, told: null, said: expect.stringContaining('O disco está cheio.') });
    const { rows } = await database.sql.query('SELECT reason FROM company_loads');
    expect(rows).toEqual([{ reason: 'O disco está cheio. Libere espaço e comece a carga de novo.' }]);
  });

  it('leaves no files behind: of itself and the months before it once it is in force, of refused ones before it is fetched', async () => {
    await ended('2026-11', 'recusada');
    await ended('2026-12', 'cancelada');
    await ended('2027-01', 'cancelada');
    await ended('2027-01', 'falhou');
    const data = dataWith('2026-08', '2026-09', '2026-11', '2026-12', '2027-01', 'digests');
    await loadedFrom({ down: true }, { data });
    expect(left(data)).toEqual(['2026-08', '2026-09', MONTH, '2027-01', 'digests']);
    expect((await loadedFrom({}, { data })).end).toMatchObject({ code: 0 });
    expect(left(data)).toEqual(['2027-01', 'digests']);
  });

  it('calls off what it overtakes, and leaves newer months to be loaded after it, from their beginning', async () => {
    for (const [month, state] of [
      ['2026-08', 'aguardando'],
      ['2026-09', 'falhou'],
      ['2026-11', 'falhou'],
      ['2026-12', 'em_andamento'],
      ['2027-01', 'aguardando'],
    ] as const)
      await ended(month, state);
    await database.sql.query(
      `INSERT INTO company_load_steps (load_id, step, kind, file, line, line_rows, mended, done)
       SELECT id, 'judge', 'all', 0, 0, 0, '{}', true FROM company_loads`,
    );
    expect((await loadedFrom({})).end).toMatchObject({ code: 0, told: { month: MONTH } });
    const { rows } = await database.sql.query(
      "SELECT to_char(month, 'YYYY-MM ') || state AS is FROM company_loads ORDER BY month",
    );
    expect(rows.map(({ is }) => is)).toEqual([
      '2026-08 cancelada',
      '2026-09 cancelada',
      `${MONTH} em_vigor`,
      '2026-11 falhou',
      '2026-12 em_andamento',
      '2027-01 aguardando',
    ]);
    expect((await database.sql.query('SELECT FROM company_load_steps')).rowCount).toBe(0);
  });

  it('leaves an operator’s own folder alone, and not what lies beside it of months before', async () => {
    const data = dataWith('2026-09', MONTH);
    const own = join(data, 'companies', MONTH);
    cpSync(folder, own, { recursive: true });
    const run = new LoadRun(database.url, ['--from', own], { DATA_DIR: data });
    expect(await run.toItsEnd()).toMatchObject({ code: 0 });
    expect(left(data)).toEqual([MONTH, 'digests']);
  });

  /** A load that has ended so. */
  async function ended(month: string, state: string): Promise<void> {
    await database.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, started_at) VALUES ($1, $2, $3, 'pasta pública', true, now())`,
      [newId(), `${month}-01`, state],
    );
  }

  /** A folder for data with these where months are kept. */
  function dataWith(...names: string[]): string {
    const data = temporaryFolder('data');
    for (const name of names) {
      mkdirSync(join(data, 'companies', name), { recursive: true });
      writeFileSync(join(data, 'companies', name, 'Empresas0.zip.part'), '');
    }
    return data;
  }

  function left(data: string): string[] {
    return readdirSync(join(data, 'companies')).sort();
  }

  /** As an administrator does. */
  async function asked(): Promise<void> {
    await database.sql.query(
      `INSERT INTO company_loads (id, month, state, source, fictional, requested_by, started_at)
       VALUES (gen_random_uuid(), $1, 'em_andamento', 'pasta pública', true, gen_random_uuid(), now())`,
      [`${MONTH}-01`],
    );
  }

  async function loadedFrom(
    ill: ConstructorParameters<typeof BrokenShare>[2],
    { meanwhile, data: DATA_DIR = temporaryFolder('data'), published = folder }: Around = {},
  ) {
    const share = new BrokenShare(published, MONTH, ill, join(DATA_DIR, 'companies', MONTH));
    const env = { COMPANIES_SHARE_URL: await share.start(), DATA_DIR };
    try {
      const run: Promise<EndedRun> = new LoadRun(database.url, ['--month', MONTH], env).toItsEnd();
      await meanwhile?.(share);
      const end = await run;
      return { end, sent: share.sent };
    } finally {
      await share.end();
    }
  }
});
