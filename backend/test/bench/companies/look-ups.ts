import pg from 'pg';
import { at, workOf } from './work.js';

const ROUNDS = 7;
const A_ROUND = 1_000;
const A_TURN = 10;
const BARE = 'SELECT * FROM company_units WHERE cnpj_basico = $1::bigint AND ordem = $2::int';

export interface Unit {
  readonly root: string;
  readonly ordem: number;
  readonly cnpj: string;
}

type Queries = Pick<pg.Pool, 'query'>;

interface Statements {
  rows(text: string, values: unknown[]): Promise<unknown[]>;
}

/** The product's own reader of the register, as it was built. */
export type CompaniesClass = new (sql: Statements) => { find(cnpj: string): Promise<unknown> };

/**
 * A lookup by CNPJ beside a SELECT by the primary key alone, in turns, each coming first as often as second, and each of companies that
 * the other does not ask for, whose pages it would find in the processor's cache. Milliseconds, and the ratio of each round.
 */
export async function lookUps(url: string, Companies: CompaniesClass) {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  try {
    const rows = await atRandom(sql, ROUNDS * A_ROUND * 2);
    const companies = new Companies(statementsOn(sql));
    const { rows: backend } = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const measured = (work: (unit: Unit) => Promise<unknown>) => new Measured(work, () => workOf(backend[0]?.pid));
    const own = measured((unit) => companies.find(unit.cnpj));
    const bare = measured(({ root, ordem }) => sql.query({ name: 'bare', text: BARE, values: [root, ordem] }));
    for (let n = 0; n < rows.length; n += 2 * A_TURN) {
      const [first, second] = n % (4 * A_TURN) === 0 ? [own, bare] : [bare, own];
      await first.ask(rows.slice(n, n + A_TURN));
      await second.ask(rows.slice(n + A_TURN, n + 2 * A_TURN));
    }
    const ratios = own.p50OfRounds().map((p50, round) => p50 / (bare.p50OfRounds()[round] as number));
    return {
      lookupP50Ms: at(own.taken, 0.5, 3),
      selectP50Ms: at(bare.taken, 0.5, 3),
      lookupToSelect: at(ratios, 0.5, 2),
      lookupToSelectLeastMost: `${at(ratios, 0, 2)} to ${at(ratios, 0.999, 2)}`,
      lookupDatabaseCpuMs: at(own.worked, 0.5, 3),
      selectDatabaseCpuMs: at(bare.worked, 0.5, 3),
    };
  } finally {
    await sql.end();
  }
}

/** What one side of a comparison takes, by the clock and of PostgreSQL's processor. */
class Measured {
  readonly taken: number[] = [];
  readonly worked: number[] = [];

  constructor(
    private readonly work: (unit: Unit) => Promise<unknown>,
    private readonly worksOf: () => number,
  ) {}

  async ask(units: readonly Unit[]): Promise<void> {
    const before = this.worksOf();
    for (const unit of units) this.taken.push(await timed(() => this.work(unit)));
    this.worked.push((this.worksOf() - before) / units.length);
  }

  p50OfRounds(): number[] {
    const each = Math.floor(this.taken.length / ROUNDS);
    return Array.from({ length: ROUNDS }, (_, n) => at(this.taken.slice(n * each, (n + 1) * each), 0.5, 4));
  }
}

/** Some establishments, none twice. */
export async function atRandom(sql: Queries, most: number): Promise<Unit[]> {
  const { rows } = await sql.query<Omit<Unit, 'cnpj'>>(
    'SELECT cnpj_basico AS root, ordem FROM company_units TABLESAMPLE BERNOULLI (10) ORDER BY random() LIMIT $1',
    [most],
  );
  return rows.map((unit) => ({ ...unit, cnpj: cnpjOf(unit) }));
}

export function statementsOn(sql: Queries): Statements {
  return { rows: async (text, values) => (await sql.query({ name: 'find', text, values })).rows };
}

const cnpjOf = ({ root, ordem }: Omit<Unit, 'cnpj'>) => `${base36(Number(root), 8)}${base36(ordem, 4)}00`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function base36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0');
}
