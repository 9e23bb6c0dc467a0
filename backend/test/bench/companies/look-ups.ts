import pg from 'pg';

const LOOKUPS = 5_000;
const BARE = 'SELECT * FROM company_units WHERE cnpj_basico = $1::bigint AND ordem = $2::int';

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
    const { rows } = await sql.query<{ root: string; ordem: number }>(
      'SELECT cnpj_basico AS root, ordem FROM company_units TABLESAMPLE SYSTEM (5) ORDER BY random() LIMIT $1',
      [LOOKUPS],
    );
    const row = async (text: string, values: unknown[]) => (await sql.query({ name: 'find', text, values })).rows[0];
    const companies = new Companies({ row });
    const [own, bare]: [number[], number[]] = [[], []];
    for (const { root, ordem } of rows) {
      own.push(await timed(() => companies.find(`${base36(Number(root), 8)}${base36(ordem, 4)}00`)));
      bare.push(await timed(() => sql.query({ name: 'bare', text: BARE, values: [root, ordem] })));
    }
    const [lookupP50Ms, selectP50Ms] = [median(own), median(bare)];
    return { lookupP50Ms, selectP50Ms, lookupToSelect: Math.round((lookupP50Ms / selectP50Ms) * 100) / 100 };
  } finally {
    await sql.end();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function base36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0');
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1_000) / 1_000;
}
