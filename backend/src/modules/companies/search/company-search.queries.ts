import { Injectable } from '@nestjs/common';
import { ExpiringMap } from '../../../platform/expiring-map.js';
import { keptCall } from '../../../platform/shared-calls.js';
import { CompaniesSql, type FirmRow, NO_MINOR, type TaxesRow, type UnitRow } from '../register/index.js';
import { COMMON, CommonFilters, type CommonRow } from './common-filters.sql.js';
import { byFilters, byRoots, MOST_COUNTED } from './found.sql.js';
import { byNames, byNamesOfFew, type Way, wordParameters } from './found-names.sql.js';
import { after, narrowingOf, whereOf } from './narrow.sql.js';
import type { Place, SearchFilter } from './search-filter.js';

export { MOST_COUNTED } from './found.sql.js';

/** A partner by whose name a company is found. */
export interface PartnerMatch {
  readonly root: number;
  readonly nome: string;
  /** A CNPJ, or a CPF as the publisher masks it. */
  readonly documento: string | null;
}

export type FoundRow = UnitRow & FirmRow & TaxesRow & { readonly place: Place };

export interface FacetRow {
  readonly facet: 'uf' | 'situacao' | 'porte' | 'cnae' | 'municipio';
  readonly value: string;
  /** The state of those counted; of a municipality all are in one. */
  readonly state: string | null;
  readonly n: number;
}

export interface FoundPage {
  readonly rows: readonly FoundRow[];
  readonly facets: readonly FacetRow[];
  /** Of those that are counted. */
  readonly total: number;
  /** There are more than `total`. */
  readonly capped: boolean;
}

/** Nobody waits for it. */
export class SearchTooBroad extends Error {}

/** So many partners of one name are looked at; a name that more have says too little. */
export const MOST_PARTNERS = 2_000;
const TIME_MS = 4_000;
const COMMON_MS = 3_600_000;
const QUERY_CANCELED = '57014';
/**
 * No search reads a whole table, nor is one worth compiling or spreading over processes. What an index names has room row by row, also
 * where it lies on every page of the real register: without it whole pages are named, and the facts of all their rows computed anew.
 */
const PLANS = `SET LOCAL enable_seqscan = off; SET LOCAL random_page_cost = 1.1; SET LOCAL jit = off;
  SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL work_mem = '64MB'`;

/** Searches the month in force. */
@Injectable()
export class CompanySearch {
  private readonly common = new ExpiringMap<Promise<CommonFilters>>(COMMON_MS, 1);

  constructor(private readonly sql: CompaniesSql) {}

  /** A page after `place`, the nearest names first; facets and the count with the first page alone. Throws SearchTooBroad. */
  async page(filter: SearchFilter, place: Place | null, size: number): Promise<FoundPage> {
    let page: (FoundPage & { readonly missed: boolean }) | undefined;
    const common = await this.commonFilters();
    for (const way of waysOf(filter, common)) {
      const { text, values } = statement(filter, way, place, size, common.rowsOfRare(filter) > MOST_NAMED);
      [page] = await this.read(text, values);
      if (!page?.missed) break;
    }
    if (page?.missed && !place && page.total === 0) throw new SearchTooBroad();
    return page ?? { rows: [], facets: [], total: 0, capped: false };
  }

  /** The partners whose names have all these words, each of them whole, but for those who may be minors; one more than MOST_PARTNERS at most. Throws SearchTooBroad. */
  partners(words: readonly string[]): Promise<readonly PartnerMatch[]> {
    return this.read<PartnerMatch>(PARTNERS, [words.join(' & ')]);
  }

  /** Read again each hour: a load changes them. */
  private commonFilters(): Promise<CommonFilters> {
    return keptCall(this.common, '', async () => new CommonFilters(await this.read<CommonRow>(COMMON, [])));
  }

  private async read<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const done = this.sql.transaction(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = ${TIME_MS}; ${PLANS}`);
      return (await tx.query<Row>(text, [...values])).rows;
    });
    return done.catch((error: { readonly code?: unknown }) => {
      throw error.code === QUERY_CANCELED ? new SearchTooBroad() : error;
    });
  }
}

const PARTNERS = `
  SELECT cnpj_basico::float8 AS root, nome, documento FROM company_partners
  WHERE company_words(nome) @@ to_tsquery('simple', $1) AND ${NO_MINOR}
  LIMIT ${MOST_PARTNERS + 1}`;

/**
 * Where few companies have the filters all of these are looked at, else the first names, and more names where these fill no page;
 * then as many as one waits for.
 */
const FEW: Way = { left: 4_000 };
const FIRST: Way = { registered: 2_000, traded: 700 };
const NEXT: Way = { registered: 4_500, traded: 1_500 };
const FURTHER: Way = { registered: 12_000, traded: 4_000 };
const MORE: Way = { left: 50_000 };
const LAST: Way = { registered: 100_000, traded: 100_000 };
/** So many establishments an index names in a few milliseconds. */
const MOST_NAMED = 100_000;
/** Pages have fewer rows, so that each page of a search goes the same way. */
const A_PAGE = 60;

function waysOf(filter: SearchFilter, common: CommonFilters): readonly Way[] {
  const { words, roots, municipios, cnaes } = filter;
  if (!words) return [FIRST];
  if (roots) return [MORE, LAST];
  // A state or a year is never had by few, and to learn so costs more than the first names.
  const ways = [...(municipios || cnaes ? [FEW] : []), FIRST, NEXT, FURTHER, MORE, LAST];
  const [rows, share] = [common.rowsOf(filter), common.shareOfNames(filter)];
  const isRare = narrowingOf(filter).rare.length > 0;
  return ways.filter((way) => {
    if ('left' in way) return isRare && rows <= way.left;
    return share === 0 || way === LAST || way.registered * share >= A_PAGE;
  });
}

function statement(filter: SearchFilter, way: Way, place: Place | null, size: number, tooMany: boolean) {
  const { words, roots } = filter;
  const narrowing = words ? narrowingOf(filter, wordParameters(words, way), 'left' in way) : narrowingOf(filter);
  const { values, byKey, byNearness } = after(place, narrowing.values);
  const most = place && !words ? size : Math.max(size, MOST_COUNTED + 1);
  const found = words
    ? 'left' in way
      ? byNamesOfFew(narrowing, most, way.left)
      : byNames(narrowing, most, Math.max(size, A_PAGE), way)
    : roots
      ? byRoots(narrowing, byKey, most)
      : byFilters(narrowing, byKey, size, most, tooMany);
  const { steps, nearest, capped, missed = 'false' } = found;
  const text = `
    WITH ${steps.join(', ')}
    SELECT coalesce((SELECT json_agg(p ORDER BY p.far, p.root, p.branch) FROM (${pageOf(nearest, words ? byNearness : [], size)}) AS p), '[]') AS rows,
      ${place ? "'[]'::json" : `(${FACETS})`} AS facets, ${place ? '0 AS total, false' : `(SELECT least(count(*)::int, ${MOST_COUNTED}) FROM found) AS total, ${capped}`} AS capped,
      ${missed} AS missed
    FROM company_loads AS l WHERE l.state = 'em_vigor'`;
  return { text, values };
}
function pageOf(nearest: string, beyond: readonly string[], size: number): string {
  return `
    SELECT x.far, x.cnpj_basico AS root, x.ordem AS branch, json_build_array(x.far, x.cnpj_basico, x.ordem) AS place,
      u.cnae, u.municipio, u.situacao, u.situacao_desde, u.inicio, u.matriz, u.uf, u.nome_fantasia, u.cidade_exterior, u.bairro,
      f.capital_cents, f.natureza, f.porte, f.razao_social, t.simples, t.mei
    FROM (SELECT * FROM (${nearest}) AS n ${whereOf(beyond)} ORDER BY far, cnpj_basico, ordem LIMIT ${size}) AS x
    JOIN company_units AS u USING (cnpj_basico, ordem)
    LEFT JOIN company_firms AS f USING (cnpj_basico) LEFT JOIN company_taxes AS t USING (cnpj_basico)`;
}

const FACETS = `
  SELECT coalesce(json_agg(json_build_object('facet', facet, 'value', value, 'state', state, 'n', n) ORDER BY n DESC, value), '[]') FROM (
    SELECT CASE WHEN uf IS NOT NULL THEN 'uf' WHEN situacao IS NOT NULL THEN 'situacao' WHEN porte IS NOT NULL THEN 'porte'
        WHEN cnae IS NOT NULL THEN 'cnae' ELSE 'municipio' END AS facet,
      coalesce(chr(uf >> 8) || chr(uf & 255), situacao::text, porte::text, cnae::text, municipio::text) AS value,
      chr(min(uf) >> 8) || chr(min(uf) & 255) AS state, count(*)::int AS n
    FROM found GROUP BY GROUPING SETS ((uf), (situacao), (porte), (cnae), (municipio))
  ) AS counted WHERE value IS NOT NULL`;
