import pg from 'pg';
import { at, workOf } from './work.js';

const ROWS = 6;
const PAGE = 26;

interface Tx {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

interface Transactions {
  transaction<Done>(work: (tx: Tx) => Promise<Done>): Promise<Done>;
}

type Filter = Readonly<Record<string, unknown>>;

/** The product's own search of the register, as it was built. */
export type CompanySearchClass = new (
  sql: Transactions,
) => {
  page(filter: Filter, place: null, size: number): Promise<unknown>;
  partners(words: readonly string[]): Promise<unknown>;
};

interface Sample {
  readonly [column: string]: unknown;
  readonly razao_social: string;
  readonly partner: string | null;
}

/** First pages, with totals and facets, by every pair of filters that companies at random have; then by their partners' names: milliseconds, of the processor and passed. */
export async function searches(url: string, CompanySearch: CompanySearchClass) {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  try {
    const search = new CompanySearch({
      transaction: async (work) => {
        await sql.query('BEGIN');
        return work(sql).finally(() => sql.query('COMMIT'));
      },
    });
    const { rows } = await sql.query<Sample>(SAMPLE, [ROWS]);
    const pairs = rows.flatMap((row) => pairsOf(filtersOf(row)));
    const { rows: own } = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const work = () => workOf(own[0]?.pid);
    const found: { readonly ms: number; readonly cpu: number; readonly names: string }[] = [];
    for (const filter of pairs) {
      const [from, before] = [performance.now(), work()];
      const ended = await search.page(filter, null, PAGE).then(
        () => '',
        (error: Error) => ` ${error.constructor.name}`,
      );
      found.push({
        ms: performance.now() - from,
        cpu: work() - before,
        names: `${Object.keys(filter).join(' + ')}${ended}`,
      });
    }
    const named: number[] = [];
    for (const { partner } of rows.filter((row) => row.partner !== null)) {
      const from = performance.now();
      await search.partners(
        (partner as string)
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .filter(Boolean),
      );
      named.push(performance.now() - from);
    }
    const slowest = found.toSorted((a, b) => b.cpu - a.cpu).slice(0, 3);
    const wordless = found.filter(({ names }) => !names.includes('words'));
    const worked = (all: typeof found, part: number) =>
      at(
        all.map(({ cpu }) => cpu),
        part,
        1,
      );
    return {
      searches: found.length,
      searchCpuP50Ms: worked(found, 0.5),
      searchCpuP95Ms: worked(found, 0.95),
      wordlessCpuP95Ms: worked(wordless, 0.95),
      wordsCpuP95Ms: worked(
        found.filter((one) => !wordless.includes(one)),
        0.95,
      ),
      searchesEndedBroad: found.filter(({ names }) => names.includes('TooBroad')).length,
      searchP95Ms: at(
        found.map(({ ms }) => ms),
        0.95,
        1,
      ),
      searchSlowest: slowest.map(({ names, cpu }) => `${names}: ${Math.round(cpu)} ms of processor`).join('; '),
      partnerP95Ms: at(named, 0.95, 1),
    };
  } finally {
    await sql.end();
  }
}

const SAMPLE = `
  SELECT u.uf, u.cnae, u.municipio, u.situacao, u.inicio::text, f.natureza, f.porte, f.capital_cents::float8, f.razao_social,
    (SELECT p.nome FROM company_partners AS p WHERE p.cnpj_basico = u.cnpj_basico AND coalesce(p.faixa_etaria, 0) NOT IN (1, 2)
     LIMIT 1) AS partner
  FROM company_units AS u TABLESAMPLE SYSTEM (5) JOIN company_firms AS f USING (cnpj_basico)
  WHERE f.natureza <> 2135 ORDER BY random() LIMIT $1`;

function filtersOf(row: Sample): Filter[] {
  const [word = 'ltda'] = row.razao_social
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((one) => one.length > 3);
  const named: Filter[] = [
    { words: [word] },
    { uf: row.uf },
    { cnaes: [row.cnae] },
    { municipios: [row.municipio] },
    { naturezas: [row.natureza] },
    { situacao: row.situacao },
    { porte: row.porte },
    { openedFrom: row.inicio },
    { leastCents: row.capital_cents },
    { simples: true },
    { mei: false },
  ];
  return named.filter((filter) => Object.values(filter)[0] !== null);
}

function pairsOf(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((first, position) => filters.slice(position + 1).map((second) => ({ ...first, ...second })));
}
