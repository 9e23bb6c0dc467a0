import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  async function loadedFrom(ill: ConstructorParameters<typeof BrokenShare>[2]) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'nitido-data-'));
    const share = new BrokenShare(folder, MONTH, ill, join(DATA_DIR, 'companies', MONTH));
    const env = { COMPANIES_SHARE_URL: await share.start(), DATA_DIR };
    try {
      const end: EndedRun = await new LoadRun(database.url, [], env).toItsEnd();
      return { end, sent: share.sent };
    } finally {
      await share.end();
      rmSync(env.DATA_DIR, { recursive: true, force: true });
    }
  }
});
