import { Injectable } from '@nestjs/common';
import { narrowed } from '../../../platform/database/paged-list.js';
import { CompaniesSql, type FirmRow, type TaxesRow, type UnitRow } from '../register/index.js';

/** What is looked for, in the register's own codes. Undefined narrows nothing. */
export interface SearchWish {
  /** Every one begins a word of the name. */
  readonly words?: readonly string[] | undefined;
  readonly cnaes?: readonly number[] | undefined;
  readonly municipios?: readonly number[] | undefined;
  readonly naturezas?: readonly number[] | undefined;
  readonly uf?: string | undefined;
  readonly situacao?: number | undefined;
  readonly porte?: number | undefined;
  readonly openedFrom?: string | undefined;
  readonly openedUntil?: string | undefined;
  readonly leastCents?: number | undefined;
  readonly mostCents?: number | undefined;
  readonly simples?: boolean | undefined;
  readonly mei?: boolean | undefined;
  /** The companies that come into question, by the first eight characters of their CNPJ. */
  readonly roots?: readonly number[] | undefined;
}

/** A partner by whose name a company is found. */
export interface PartnerMatch {
  readonly root: number;
  readonly nome: string;
  /** A CNPJ, or a CPF as the publisher masks it. */
  readonly documento: string | null;
}

/** Where a row stands: how far its name is from what was asked, then its keys. */
export type Place = readonly [far: number, root: number, branch: number];

export type FoundRow = UnitRow & FirmRow & TaxesRow & { readonly place: Place };

export interface FacetRow {
  readonly facet: 'uf' | 'situacao' | 'porte' | 'cnae' | 'municipio';
  readonly value: string;
  readonly n: number;
}

export interface FoundPage {
  readonly rows: readonly FoundRow[];
  readonly facets: readonly FacetRow[];
  /** Of those that are counted. */
  readonly total: number;
}

/** Nobody waits for it. */
export class SearchTooBroad extends Error {}

/** Beyond so many a search is not counted. */
export const MOST_COUNTED = 10_000;
/** So many partners of one name are looked at; a name that more have says too little. */
export const MOST_PARTNERS = 2_000;
const TIME_MS = 4_000;
const QUERY_CANCELED = '57014';

/** Searches the month in force. */
@Injectable()
export class CompanySearch {
  constructor(private readonly sql: CompaniesSql) {}

  /** A page after `place`, the nearest names first; facets and the count with the first page alone. Throws SearchTooBroad. */
  async page(wish: SearchWish, place: Place | null, size: number): Promise<FoundPage> {
    const { text, values } = statement(wish, place, size);
    const [page] = await this.read<FoundPage>(text, values);
    return page ?? { rows: [], facets: [], total: 0 };
  }

  /** The partners whose names have all these words, each of them whole, but for those who may be minors; one more than MOST_PARTNERS at most. Throws SearchTooBroad. */
  partners(words: readonly string[]): Promise<readonly PartnerMatch[]> {
    return this.read<PartnerMatch>(PARTNERS, [words.join(' & ')]);
  }

  private async read<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const done = this.sql.transaction(async (tx) => {
      await tx.query(`SET LOCAL statement_timeout = ${TIME_MS}`);
      return (await tx.query<Row & Record<string, unknown>>(text, [...values])).rows;
    });
    return done.catch((error: { readonly code?: unknown }) => {
      throw error.code === QUERY_CANCELED ? new SearchTooBroad() : error;
    });
  }
}

const PARTNERS = `
  SELECT cnpj_basico::float8 AS root, nome, documento FROM company_partners
  WHERE company_words(nome) @@ to_tsquery('simple', $1) AND coalesce(faixa_etaria, 0) NOT IN (1, 2)
  LIMIT ${MOST_PARTNERS + 1}`;

const KEYS = 'u.cnpj_basico, u.ordem, u.uf, u.situacao, u.cnae, u.municipio, f.porte';
const JOINED = `company_units AS u LEFT JOIN company_firms AS f USING (cnpj_basico) LEFT JOIN company_taxes AS t USING (cnpj_basico)`;

function statement(wish: SearchWish, place: Place | null, size: number) {
  const given = wish.words ? [prefixes(wish.words), wish.words.join(' & '), wish.words.join(' ').length] : [];
  const { conditions, values } = narrowed(filtersOf(wish), given);
  const beyond = place ? `($${values.length + 1}, $${values.length + 2}, $${values.length + 3})` : null;
  const where = [...conditions, ...(beyond && !wish.words ? [`(0, u.cnpj_basico, u.ordem) > ${beyond}`] : [])];
  const most = place && !wish.words ? size : MOST_COUNTED + 1;
  const found = wish.words ? named(where, most) : anyOf(where, most);
  const facets = place ? "'[]'::json" : `(${FACETS})`;
  const text = `
    WITH found AS MATERIALIZED (${found})
    SELECT coalesce((SELECT json_agg(p ORDER BY p.far, p.root, p.branch) FROM (${pageOf(beyond, size)}) AS p), '[]') AS rows,
      ${facets} AS facets, ${place ? '0' : '(SELECT count(*)::int FROM found)'} AS total
    FROM company_loads AS l WHERE l.state = 'em_vigor'`;
  return { text, values: [...values, ...(place ?? [])] };
}

function filtersOf(wish: SearchWish) {
  return [
    ['u.cnpj_basico = ANY(?::bigint[])', wish.roots],
    ['u.cnae = ANY(?::int[])', wish.cnaes],
    ['u.municipio = ANY(?::smallint[])', wish.municipios],
    ['f.natureza = ANY(?::smallint[])', wish.naturezas],
    ['u.uf = ?', wish.uf],
    ['u.situacao = ?', wish.situacao],
    ['f.porte = ?', wish.porte],
    ['u.inicio >= ?', wish.openedFrom],
    ['u.inicio <= ?', wish.openedUntil],
    ['f.capital_cents >= ?', wish.leastCents],
    ['f.capital_cents <= ?', wish.mostCents],
    ['coalesce(t.simples, false) = ?', wish.simples],
    ['coalesce(t.mei, false) = ?', wish.mei],
  ] as const;
}

function anyOf(where: readonly string[], most: number): string {
  return `SELECT ${KEYS}, 0 AS far FROM ${JOINED}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}
    ORDER BY u.cnpj_basico, u.ordem LIMIT ${most}`;
}

/**
 * By the registered name, or the trade name. A sole trader's registered name is the person's: such a company is found by its
 * trade name alone, and not where all the words are the person's too.
 */
function named(where: readonly string[], most: number): string {
  const more = where.map((condition) => ` AND ${condition}`).join('');
  const sole = '(f.natureza = 2135 AND company_words(f.razao_social) @@ q.prefixes)';
  return `
    SELECT * FROM (
      SELECT DISTINCT ON (cnpj_basico, ordem) * FROM (
        (SELECT ${KEYS}, ${far('f.razao_social')} FROM ${JOINED}, ${QUERY}
          WHERE f.natureza IS DISTINCT FROM 2135 AND company_words(f.razao_social) @@ q.prefixes${more} LIMIT ${most})
        UNION ALL
        (SELECT ${KEYS}, ${far('u.nome_fantasia')} FROM ${JOINED}, ${QUERY}
          WHERE u.nome_fantasia IS NOT NULL AND company_words(u.nome_fantasia) @@ q.prefixes AND ${sole} IS NOT TRUE${more} LIMIT ${most})
      ) AS either ORDER BY cnpj_basico, ordem, far
    ) AS once LIMIT ${most}`;
}

const QUERY = `(SELECT to_tsquery('simple', $1) AS prefixes, to_tsquery('simple', $2) AS whole, $3::int AS long) AS q`;

/** Names with the words as they were typed come before those that only begin so; shorter ones, of which they are more, first. */
function far(name: string): string {
  return `greatest(char_length(${name}) - q.long, 0) + CASE WHEN company_words(${name}) @@ q.whole THEN 0 ELSE 1000 END AS far`;
}

function pageOf(beyond: string | null, size: number): string {
  const after = beyond ? `WHERE (far, cnpj_basico, ordem) > ${beyond}` : '';
  return `
    SELECT x.far, x.cnpj_basico AS root, x.ordem AS branch, json_build_array(x.far, x.cnpj_basico, x.ordem) AS place,
      u.cnae, u.municipio, u.situacao, u.situacao_desde, u.inicio, u.matriz, u.uf, u.nome_fantasia, u.cidade_exterior, u.bairro,
      f.capital_cents, f.natureza, f.porte, f.razao_social, t.simples, t.mei
    FROM (SELECT * FROM found ${after} ORDER BY far, cnpj_basico, ordem LIMIT ${size}) AS x
    JOIN company_units AS u USING (cnpj_basico, ordem)
    LEFT JOIN company_firms AS f USING (cnpj_basico) LEFT JOIN company_taxes AS t USING (cnpj_basico)`;
}

const FACETS = `
  SELECT coalesce(json_agg(json_build_object('facet', facet, 'value', value, 'n', n) ORDER BY n DESC, value), '[]') FROM (
    SELECT facet, value, count(*)::int AS n FROM found CROSS JOIN LATERAL (VALUES ('uf', uf), ('situacao', situacao::text),
      ('porte', porte::text), ('cnae', cnae::text), ('municipio', municipio::text)) AS v(facet, value)
    WHERE value IS NOT NULL GROUP BY facet, value) AS counted`;

function prefixes(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}
