import { copyFileSync, cpSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeMonth } from '../../sandbox/open-register/month-files.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';
import { LoadRun } from './load-run.js';
import { differences, keyOfRow, rowsOf, TABLES, textOfRow } from './loaded-rows.js';
import { readReference, type Table } from './reference-reader.js';
import { writeZip } from './spoilt.js';

const KILLS = Number(process.env.VERIFY_COMPANIES_KILLS ?? 2);
const COMPANIES = Number(process.env.VERIFY_COMPANIES ?? 800);
/** Kills come within so many milliseconds of reading. */
const READING_MS = 700 + COMPANIES / 100;
const SEED = 20_261_122;
const [OLD, NEW] = ['2026-07', '2026-08'] as const;
const MEMORY_KB = 300 * 1_024;
/** Lines of a kind that a broken file has. */
const BROKEN = 30_000;

let folder: string;
let database: TestDatabase;
/** As the migrations make them. */
let indexes: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nitido-companies-'));
  await writeFiles(OLD, [NEW]);
  await writeFiles(NEW, []);
  database = await createTestDatabase();
  indexes = await indexesNow();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('The register of companies', () => {
  it(`is row for row what the files say, after ${KILLS} kills on the way, within 300 MB`, async () => {
    const run = loading(OLD);
    const killed = await killedOnTheWay(run);
    const { code, told, peakKb } = await run.toItsEnd();
    const reference = readReference(join(folder, OLD));
    expect([code, killed]).toEqual([0, KILLS]);
    expect(await allDifferences(reference)).toEqual([]);
    expect(await aside()).toEqual(reference.aside);
    expect(told).toMatchObject({
      month: OLD,
      companies: reference.tables.company_firms.size,
      establishments: reference.tables.company_units.size,
      partners: reference.tables.company_partners.size,
      rejected: reference.aside.length,
    });
    expect(peakKb).toBeLessThan(MEMORY_KB);
    expect(await indexesNow()).toEqual(indexes);
    expect(await reasons()).toEqual(['aspas', 'campos', 'chave', 'duplicado', 'orfao']);
  });

  it('says what it mended, by reason', async () => {
    const { rows } = await database.sql.query('SELECT quality FROM company_loads WHERE state = $1', ['em_vigor']);
    expect(rows[0].quality.mended).toMatchObject({ nul: 1, quebra: 1, aspas: 1, data: 1, cep: 1, capital: 1 });
  });

  it('changes to the next month at once, rewrites what changed alone, and readers see no gap', async () => {
    const before = await placesOf('company_units');
    const run = loading(NEW);
    const readers = new AbortController();
    const seen = read(readers.signal);
    const killed = await killedOnTheWay(run);
    const { code } = await run.toItsEnd();
    readers.abort();
    const reference = readReference(join(folder, NEW));
    expect([code, killed]).toEqual([0, KILLS]);
    expect(await allDifferences(reference)).toEqual([]);
    const { months, torn } = await seen;
    expect([months.filter((month, i) => month !== months[i - 1]), torn]).toEqual([[OLD, NEW], 0]);
    const after = await placesOf('company_units');
    const stayed = [...before].filter(([key, place]) => after.get(key) === place).length;
    expect(stayed / before.size).toBeGreaterThan(0.95);
  });

  it('can be told as it stood a month ago, every row of it', async () => {
    const { tables } = readReference(join(folder, OLD));
    for (const table of TABLES) expect(differences(table, await rewound(table), tables[table])).toEqual([]);
  });

  it('refuses an older month, and has nothing to do for the one in force', async () => {
    expect(await loading(OLD).toItsEnd()).toMatchObject({ code: 1, told: null });
    expect(await loading(NEW).toItsEnd()).toMatchObject({ code: 0, told: { month: NEW } });
  });

  it('keeps a month waiting that lost too many companies, and the one in force stays until it is approved, also while a backup reads', async () => {
    await writeFiles('2026-09', [], 80);
    expect(await loading('2026-09').toItsEnd()).toMatchObject({ code: 3, told: null });
    const { rows } = await database.sql.query('SELECT state, reason FROM company_loads ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ state: 'aguardando', reason: expect.stringContaining('menos empresas') }]);
    expect(await allDifferences(readReference(join(folder, NEW)))).toEqual([]);
    await database.sql.query(
      "UPDATE company_loads SET state = 'em_andamento', decided_by = id WHERE state = 'aguardando'",
    );
    const endReading = await readingAll();
    expect(await loading('2026-09').toItsEnd()).toMatchObject({ code: 0 });
    await endReading();
    expect(await allDifferences(readReference(join(folder, '2026-09')))).toEqual([]);
  });

  it('keeps a month waiting that has fewer numbered files of each kind than the one in force', async () => {
    await writeFiles('2026-10', [], 80, 1);
    expect(await loading('2026-10').toItsEnd()).toMatchObject({ code: 3, told: null });
    const { rows } = await database.sql.query('SELECT state, reason FROM company_loads ORDER BY id DESC LIMIT 1');
    const reason = 'cada tipo tem 1 arquivo numerado, e tinha 2 no mês em vigor';
    expect(rows).toEqual([{ state: 'aguardando', reason }]);
    await database.sql.query("UPDATE company_loads SET state = 'recusada' WHERE state = 'aguardando'");
  });

  it('keeps a month waiting whose lines are nearly all broken, counts each of them, and keeps only the first by their numbers', async () => {
    const broken = copied();
    const line = (fields: readonly string[]) => `${fields.map((field) => `"${field}"`).join(';')}\n`;
    const tooFew = line(['00000001', 'SEM OS OUTROS']).repeat(BROKEN);
    const noKey = line(['0001', 'SEM CHAVE', '2062', '49', '1,00', '01', '']).repeat(BROKEN);
    for (const name of ['Empresas0', 'Empresas1']) await writeZip(join(broken, `${name}.zip`), tooFew + noKey);
    const run = new LoadRun(database.url, ['--from', broken, '--month', '2026-11', '--part', '4000']);
    await run.killedAfter(100);
    expect(await run.toItsEnd()).toMatchObject({ code: 3, said: expect.stringContaining('% de linhas recusadas') });
    const { rows } = await database.sql.query('SELECT id, counts, quality FROM company_loads ORDER BY id DESC LIMIT 1');
    const [{ id, counts, quality }] = rows;
    const { campos, chave, orfao, ...others } = quality.rejected;
    expect([campos, chave]).toEqual([2 * BROKEN, 2 * BROKEN + 1]);
    expect(orfao).toBeGreaterThan(COMPANIES);
    expect(counts).toMatchObject({ companies: 0, establishments: 0, partners: 0, taxes: 0 });
    expect(counts.rejected).toBe(sum([campos, chave, orfao, ...(Object.values(others) as number[])]));
    const { rows: kept } = await database.sql.query(
      'SELECT file, reason, count(*)::int AS n FROM company_load_issues WHERE load_id = $1 GROUP BY 1, 2',
      [id],
    );
    expect(Math.max(...kept.map(({ n }) => n))).toBe(1_000);
    expect(kept).toContainEqual({ file: 'Empresas1', reason: 'chave', n: 1_000 });
    await database.sql.query("UPDATE company_loads SET state = 'recusada' WHERE state = 'aguardando'");
  });

  it('says in plain words what it cannot load', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const run = new LoadRun(database.url, ['--from', empty, '--month', '2026-10']);
    expect(await run.toItsEnd()).toMatchObject({ code: 1, said: expect.stringContaining('Faltam arquivos do mês') });
    expect(await new LoadRun(database.url, ['--sideways']).toItsEnd()).toMatchObject({ code: 2 });
  });

  it('is not loaded as a month that has not come yet, after which every real one would be too old', async () => {
    const run = new LoadRun(database.url, ['--from', copied(), '--month', '2062-10']);
    const said = expect.stringContaining('O mês 2062-10 ainda não chegou.');
    expect(await run.toItsEnd()).toMatchObject({ code: 1, told: null, said });
    expect((await database.sql.query("SELECT FROM company_loads WHERE month > '2062-01-01'")).rowCount).toBe(0);
  });

  it.each([
    ['the last of a kind', ['Socios1'], 'Faltam arquivos do mês: Socios1.'],
    ['the first of a kind', ['Empresas0'], 'Faltam arquivos do mês: Empresas0.'],
    ['all of a kind and codes', ['Simples', 'Socios0', 'Socios1', 'Paises'], 'mês: Socios0, Socios1, Simples, Paises.'],
  ])('is not loaded without %s', async (_, names, said) => {
    const part = copied();
    for (const name of names) rmSync(join(part, `${name}.zip`));
    const run = new LoadRun(database.url, ['--from', part, '--month', '2026-10']);
    expect(await run.toItsEnd()).toMatchObject({ code: 1, told: null, said: expect.stringContaining(said) });
  });

  it('is not loaded from two files of one number', async () => {
    const double = copied();
    copyFileSync(join(double, 'Empresas1.zip'), join(double, 'Empresas01.zip'));
    const run = new LoadRun(database.url, ['--from', double, '--month', '2026-10']);
    const said = expect.stringContaining('Há mais de um arquivo com o mesmo número: Empresas01, Empresas1.');
    expect(await run.toItsEnd()).toMatchObject({ code: 1, told: null, said });
  });
});

/** The files of a month, to be spoilt. */
function copied(): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(join(folder, OLD), copy, { recursive: true });
  return copy;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

/** Has every table open as a backup does, until the answer is called. */
async function readingAll(): Promise<() => Promise<void>> {
  const { rows } = await database.sql.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relname LIKE 'company%' AND relkind IN ('r', 'p') AND relpersistence = 'p'",
  );
  const reader = await database.sql.connect();
  await reader.query(`BEGIN; LOCK TABLE ${rows.map(({ name }) => name).join()} IN ACCESS SHARE MODE`);
  return async () => {
    await reader.query('COMMIT');
    reader.release();
  };
}

async function indexesNow(): Promise<readonly string[]> {
  const { rows } = await database.sql.query(
    "SELECT indexdef FROM pg_indexes WHERE tablename LIKE 'company%' ORDER BY 1",
  );
  return rows.map(({ indexdef }) => indexdef).filter((text) => !text.includes('company_events_2'));
}

async function writeFiles(month: string, later: readonly string[], percent = 100, parts = 2): Promise<void> {
  mkdirSync(join(folder, month));
  const options = { month, later, companies: COMPANIES, parts, percent };
  await writeMonth(options, (name) => createWriteStream(join(folder, month, name)));
}

function loading(month: string): LoadRun {
  return new LoadRun(database.url, ['--from', join(folder, month), '--part', '400']);
}

/** Kills it at seeded moments of what it still has to do. */
async function killedOnTheWay(run: LoadRun): Promise<number> {
  let chance = SEED;
  let killed = 0;
  for (let n = 0; n < KILLS; n++) {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    if (await unfinished(() => run.killedAfter(chance % READING_MS))) killed++;
  }
  return killed;
}

/** However quick the machine is, no load ends meanwhile: its last transaction waits to write the codes. */
async function unfinished<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const client = await database.sql.connect();
  try {
    await client.query('BEGIN; LOCK TABLE company_codes IN SHARE MODE');
    return await work();
  } finally {
    await client.query('COMMIT');
    client.release();
  }
}

async function allDifferences({ tables }: ReturnType<typeof readReference>): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) found.push(...differences(table, await rowsOf(database.sql, table), tables[table]));
  return [...found, ...(await notSearchedAsItIs())];
}

/** What searches read says of each establishment what the register says, once; and whoever writes a row keeps it so. */
async function notSearchedAsItIs(): Promise<string[]> {
  const { rows } = await database.sql.query(
    `(SELECT 'searched wrongly' AS said, s::text FROM (TABLE company_search EXCEPT ALL TABLE company_search_rows) AS s LIMIT 3)
     UNION ALL
     (SELECT 'not searched', r::text FROM (TABLE company_search_rows EXCEPT ALL TABLE company_search) AS r LIMIT 3)
     UNION ALL
     (SELECT 'not kept', tgrelid::regclass::text FROM pg_trigger WHERE tgname = 'company_search_kept' AND tgenabled <> 'O')`,
  );
  return rows.map(({ said, s }) => `${said}: ${s}`);
}

async function aside(): Promise<string[]> {
  const { rows } = await database.sql.query(
    `SELECT file || ':' || line || ' ' || reason AS said FROM company_load_issues
     WHERE load_id = (SELECT id FROM company_loads WHERE state = 'em_vigor')`,
  );
  return rows.map(({ said }) => said).sort();
}

async function reasons(): Promise<string[]> {
  const { rows } = await database.sql.query('SELECT DISTINCT reason FROM company_load_issues ORDER BY reason');
  return rows.map(({ reason }) => reason);
}

/** Where each row lies: it moves when it is rewritten. */
async function placesOf(table: Table): Promise<Map<string, string>> {
  const { rows } = await database.sql.query(`SELECT to_json(t) AS row, ctid::text AS place FROM ${table} AS t`);
  return new Map(rows.map(({ row, place }) => [keyOfRow(table, row), place]));
}

/** Reads again and again, in one statement, the month in force and a company that it changes, until told to stop and once after. */
async function read(signal: AbortSignal): Promise<{ months: string[]; torn: number }> {
  const [old, fresh] = [readReference(join(folder, OLD)), readReference(join(folder, NEW))];
  const [key] = [...fresh.tables.company_firms].find(
    ([root, text]) => old.tables.company_firms.has(root) && old.tables.company_firms.get(root) !== text,
  ) as [string, string];
  const months: string[] = [];
  let torn = 0;
  for (let last = false; !last; ) {
    last = signal.aborted;
    const { rows } = await database.sql.query(
      `SELECT to_char(month, 'YYYY-MM') AS month, (SELECT to_json(f) FROM company_firms AS f WHERE cnpj_basico = $1) AS row
       FROM company_loads WHERE state = 'em_vigor'`,
      [Number.parseInt(key, 36)],
    );
    const [{ month, row }] = rows;
    const expected = (month === OLD ? old : fresh).tables.company_firms.get(key);
    if (textOfRow('company_firms', row) !== expected) torn++;
    months.push(month);
    await sleep(2);
  }
  return { months, torn };
}

/** A table with the events of the month in force undone, by the plainest means. */
async function rewound(table: Table): Promise<Map<string, string>> {
  const entity = { company_firms: 1, company_units: 2, company_partners: 3, company_taxes: 4 }[table];
  const second = { company_firms: '0', company_units: 'ordem', company_partners: 'partner_key', company_taxes: '0' }[
    table
  ];
  const { rows: now } = await database.sql.query(
    `SELECT to_json(t) AS row, cnpj_basico || ' ' || ${second} AS key FROM ${table} AS t`,
  );
  const { rows: events } = await database.sql.query(
    `SELECT cnpj_basico, cnpj_basico || ' ' || row_key AS key, was, became FROM company_events
     WHERE entity = $1 AND month = $2`,
    [entity, `${NEW}-01`],
  );
  const state = new Map<string, Record<string, unknown>>(now.map(({ key, row }) => [key, row]));
  for (const { key, became } of events) if (became && entity === 3) state.delete(key);
  for (const { cnpj_basico, key, was, became } of events) {
    const place = entity === 3 && was ? `${cnpj_basico} ${was.partner_key}` : key;
    if (was === null) state.delete(key);
    else state.set(place, { ...(entity === 3 || became === null ? { cnpj_basico } : state.get(key)), ...was });
  }
  return new Map([...state.values()].map((row) => [keyOfRow(table, row), textOfRow(table, row)]));
}

test('every trap of the register is planted', () => {
  const source = readFileSync('backend/sandbox/open-register/traps.ts', 'utf8');
  for (const trap of ['\\0', '\\\\', '\\n', '.repeat(2)', '02021231', '41000101', '999999999999', '1310100', '994'])
    expect(source).toContain(trap);
});
