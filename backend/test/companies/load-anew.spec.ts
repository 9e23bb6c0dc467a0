import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeMonth } from '../../sandbox/open-register/month-files.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { DIGESTS, LoadRun } from './load-run.js';
import { differences, rowsOf, TABLES } from './loaded-rows.js';
import { readReference } from './reference-reader.js';
import { rewrite } from './spoilt.js';

jest.setTimeout(240_000);

const [OLD, NEW] = ['2026-09', '2026-10'] as const;

describe('What a load keeps beside the register', () => {
  let folder: string;
  let withOld: TestDatabase;
  let database: TestDatabase;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-anew-'));
    await published(OLD, [NEW]);
    await published(NEW);
    withOld = await createTestDatabase();
    database = withOld;
    await loaded(OLD);
  });
  beforeEach(async () => {
    database = await createTestDatabase({ copyOf: withOld });
  });
  afterEach(() => database.drop());
  afterAll(async () => {
    await withOld.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is gone with the month that was judged by it', async () => {
    expect(digests()).toEqual([]);
  });

  it('is reckoned with, how long the rest takes, by what this run has read', async () => {
    await killedBeforeJudging(async () => {
      const left = "SELECT FROM company_loads WHERE state = 'em_andamento' AND seconds_left > 0";
      while ((await database.sql.query(left)).rowCount === 0) await sleep(10);
    });
  });

  it('is left to the next run where PostgreSQL took the turn to load away, for another one may have it', async () => {
    const ended = await heldBeforeJudging(async () => {
      const run = loading(NEW).toItsEnd();
      await waiting();
      // Loads of other specs run on the same server.
      const turn = `SELECT pid FROM pg_locks JOIN pg_database AS d ON d.oid = database
        WHERE locktype = 'advisory' AND objid = 7251019 AND datname = current_database()`;
      await database.sql.query(`SELECT pg_terminate_backend(pid) FROM (${turn}) AS held`);
      while ((await database.sql.query(turn)).rowCount !== 0) await sleep(10);
      return () => run;
    });
    expect(await ended()).toMatchObject({ code: 1, told: null, said: expect.stringContaining('guardava a vez') });
    const { rows } = await database.sql.query('SELECT month::text, state FROM company_loads ORDER BY id');
    expect(rows).toEqual([
      { month: `${OLD}-01`, state: 'em_vigor' },
      { month: `${NEW}-01`, state: 'em_andamento' },
    ]);
    await loaded(NEW);
    expect(await allDifferences()).toEqual([]);
  });

  it('is made anew where it is gone, and the month is right', async () => {
    await killedBeforeJudging();
    rmSync(DIGESTS, { recursive: true });
    await loaded(NEW);
    expect(await allDifferences()).toEqual([]);
  });

  it('is made anew where the disk lost the end of it', async () => {
    await killedBeforeJudging();
    for (const file of digests()) truncateSync(file, Math.floor(statSync(file).size / 2));
    await loaded(NEW);
    expect(await allDifferences()).toEqual([]);
  });

  it('judges nothing where it is not what was read: the load fails in plain words, and the next begins anew', async () => {
    await killedBeforeJudging();
    for (const file of digests()) {
      const { size } = statSync(file);
      truncateSync(file, 0);
      truncateSync(file, size);
    }
    const failed = await loading(NEW).toItsEnd();
    expect(failed).toMatchObject({ code: 1, told: null, said: expect.stringContaining('se perdeu do disco') });
    await loaded(NEW);
    expect(await allDifferences()).toEqual([]);
  });

  it('is of the files that were read: where others came out while their month waits, these are judged, and what was approved is not asked', async () => {
    await published(NEW, [], 80);
    expect(await loading(NEW).toItsEnd()).toMatchObject({ code: 3 });
    await published(NEW, [], 70);
    await approved();
    expect(await loading(NEW).toItsEnd()).toMatchObject({ code: 3 });
    const { rows } = await database.sql.query(
      "SELECT decided_by, reason FROM company_loads WHERE state = 'aguardando'",
    );
    expect(rows).toEqual([{ decided_by: null, reason: expect.stringMatching(/^2[89],\d% menos empresas/) }]);
    await published(NEW);
    await approved();
    await loaded(NEW);
    expect(await allDifferences()).toEqual([]);
  });

  it('waits where many lines have a field that cannot be read, of a first month too', async () => {
    const first = await createTestDatabase();
    await published(NEW);
    try {
      await rewritten('Empresas', (text) => text.replace(/;"(\d+),(\d\d)";/g, ';"$1.$2";'));
      for (const { url, sql } of [first, database]) {
        expect(await loading(NEW, url).toItsEnd()).toMatchObject({ code: 3 });
        expect(await reasonIn(sql)).toMatch(/(^|; )\d\d,\d% de linhas com capital sem sentido/);
      }
    } finally {
      await first.drop();
    }
  });

  it('waits where many rows are others, each of which can be read, until it is approved', async () => {
    await published(NEW);
    await rewritten('Estabelecimentos', (text) => text.replaceAll(';"RUA";', ';"R";'));
    await rewritten('Socios', (text) => text.replace(/^("[^"]+";"\d";"[A-Z])/gm, '$1\xc3\x83'));
    expect(await loading(NEW).toItsEnd()).toMatchObject({ code: 3 });
    const reason = /^[\d,]+% dos estabelecimentos novos ou mudados; [\d,]+% dos sócios novos ou mudados$/;
    expect(await reasonIn(database.sql)).toMatch(reason);
    await approved();
    await loaded(NEW);
    expect(await allDifferences()).toEqual([]);
  });

  /** A file of the newer month put otherwise, each of its parts. */
  async function rewritten(name: string, otherwise: (text: string) => string): Promise<void> {
    for (const part of [0, 1]) await rewrite(join(folder, NEW, `${name}${part}.zip`), otherwise);
  }

  async function reasonIn(sql: TestDatabase['sql']): Promise<string> {
    const { rows } = await sql.query("SELECT reason FROM company_loads WHERE state = 'aguardando'");
    return rows[0]?.reason;
  }

  /** So many of a hundred companies; in the place of what was there. */
  async function published(month: string, later: readonly string[] = [], percent = 100): Promise<void> {
    rmSync(join(folder, month), { recursive: true, force: true });
    mkdirSync(join(folder, month));
    const options = { month, later, companies: 300, parts: 2, percent };
    await writeMonth(options, (name) => createWriteStream(join(folder, month, name)));
  }

  async function approved(): Promise<void> {
    await database.sql.query(
      "UPDATE company_loads SET state = 'em_andamento', decided_by = id WHERE state = 'aguardando'",
    );
  }

  function loading(month: string, url = database.url): LoadRun {
    return new LoadRun(url, ['--from', join(folder, month), '--part', '100']);
  }

  async function loaded(month: string): Promise<void> {
    const { code, said } = await loading(month).toItsEnd();
    expect(code === 0 ? 'in force' : said).toBe('in force');
  }

  async function killedBeforeJudging(meanwhile = async () => {}): Promise<void> {
    const killed = await heldBeforeJudging(() => loading(NEW).killedOnce(() => waiting().then(meanwhile)));
    expect(killed).toBe(true);
    expect(digests().length).toBeGreaterThan(0);
  }

  /** All files are read then; the register's own rows, with which they are to be compared, are locked. */
  async function heldBeforeJudging<T>(work: () => Promise<T>): Promise<T> {
    const client = await database.sql.connect();
    try {
      await client.query('BEGIN; LOCK TABLE company_firms IN ACCESS EXCLUSIVE MODE');
      return await work();
    } finally {
      await client.query('COMMIT');
      client.release();
    }
  }

  async function waiting(): Promise<void> {
    const waits = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while ((await database.sql.query(waits)).rowCount === 0) await sleep(10);
  }

  function digests(): string[] {
    return readdirSync(DIGESTS).flatMap((load) =>
      readdirSync(join(DIGESTS, load)).map((name) => join(DIGESTS, load, name)),
    );
  }

  async function allDifferences(): Promise<string[]> {
    const { tables } = readReference(join(folder, NEW));
    const found = TABLES.map(async (table) => differences(table, await rowsOf(database.sql, table), tables[table]));
    return (await Promise.all(found)).flat();
  }
});
