import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeMonth } from '../../sandbox/open-register/month-files.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { BrokenShare } from './broken-share.js';
import { type EndedRun, LoadRun } from './load-run.js';

const MONTH = '2026-10';
const FILES = 13;

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
    const { end } = await loadedFrom({ slow: true }, calledOff);
    expect(end).toMatchObject({ code: 1, told: null, said: expect.stringContaining('A carga foi cancelada.') });
    const { rows } = await database.sql.query('SELECT state FROM company_loads');
    expect(rows).toEqual([{ state: 'cancelada' }]);
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
    meanwhile?: (share: BrokenShare) => Promise<void>,
  ) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'nitido-data-'));
    const share = new BrokenShare(folder, MONTH, ill, join(DATA_DIR, 'companies', MONTH));
    const env = { COMPANIES_SHARE_URL: await share.start(), DATA_DIR };
    try {
      const run: Promise<EndedRun> = new LoadRun(database.url, ['--month', MONTH], env).toItsEnd();
      await meanwhile?.(share);
      const end = await run;
      return { end, sent: share.sent };
    } finally {
      await share.end();
      rmSync(env.DATA_DIR, { recursive: true, force: true });
    }
  }
});
