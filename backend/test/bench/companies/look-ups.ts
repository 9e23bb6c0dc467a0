import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LOOKUPS = 5_000;
const PAUSE_MS = 10;
const BARE = 'SELECT * FROM company_units WHERE cnpj_basico = $1::bigint AND ordem = $2::int';

interface Unit {
  readonly root: string;
  readonly ordem: number;
}

interface Statements {
  row(text: string, values: unknown[]): Promise<unknown>;
}

/** The product's own reader of the register, as it was built. */
export type CompaniesClass = new (sql: Statements) => { find(cnpj: string): Promise<unknown> };

/** A lookup by CNPJ beside a SELECT by the primary key alone, one after the other, on companies at random: milliseconds. */
export async function lookUps(url: string, Companies: CompaniesClass) {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  try {
    const rows = await atRandom(sql);
    const companies = new Companies(statementsOn(sql));
    const [own, bare]: [number[], number[]] = [[], []];
    for (const { root, ordem } of rows) {
      own.push(await timed(() => companies.find(cnpjOf({ root, ordem }))));
      bare.push(await timed(() => sql.query({ name: 'bare', text: BARE, values: [root, ordem] })));
    }
    const [lookupP50Ms, selectP50Ms] = [median(own), median(bare)];
    return { lookupP50Ms, selectP50Ms, lookupToSelect: Math.round((lookupP50Ms / selectP50Ms) * 100) / 100 };
  } finally {
    await sql.end();
  }
}

/** The 99th of a hundred lookups, each some milliseconds after the one before, while `work` is done. */
export async function readersWhile(url: string, Companies: CompaniesClass, work: () => Promise<unknown>) {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  try {
    const rows = await atRandom(sql);
    const companies = new Companies(statementsOn(sql));
    const taken: number[] = [];
    let over = false;
    const done = work().finally(() => (over = true));
    while (!over) {
      const one = rows[taken.length % rows.length] as Unit;
      taken.push(await timed(() => companies.find(cnpjOf(one))));
      await sleep(PAUSE_MS);
    }
    await done;
    return at(taken, 0.99);
  } finally {
    await sql.end();
  }
}

async function atRandom(sql: pg.Client): Promise<Unit[]> {
  const { rows } = await sql.query<Unit>(
    'SELECT cnpj_basico AS root, ordem FROM company_units TABLESAMPLE SYSTEM (5) ORDER BY random() LIMIT $1',
    [LOOKUPS],
  );
  return rows;
}

function statementsOn(sql: pg.Client): Statements {
  return { row: async (text, values) => (await sql.query({ name: 'find', text, values })).rows[0] };
}

const cnpjOf = ({ root, ordem }: Unit) => `${base36(Number(root), 8)}${base36(ordem, 4)}00`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function base36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0');
}

const median = (values: number[]) => at(values, 0.5);

function at(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 1_000) / 1_000;
}
