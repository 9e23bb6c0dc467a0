import { KEYS, type Narrowing, whereOf } from './narrow.sql.js';

/** Beyond so many a search is not counted. */
export const MOST_COUNTED = 1_000;
/** So many rows are looked at in the order of their CNPJs before the index of facts is asked. */
const WALKED = 20_000;
/** As many for each one that a long page wants. */
const WALKED_EACH = 400;
/** So many are found by their trade names at least, where there are more than are counted. */
const SOME = 200;

/** What a search finds, as `found`, the page's rows as `nearest`, and what comes before both in a WITH. */
export interface Finding {
  readonly steps: readonly string[];
  readonly nearest: string;
  /** Whether there are more than `found`. */
  readonly capped: string;
}

const FULL = `(SELECT count(*) FROM found) > ${MOST_COUNTED}`;

/**
 * By filters alone, in the order of CNPJs. Filters that many have together fill the page, and the count, from the first rows that
 * one comes by. Of others the index of facts knows who has both: few, all of whom are sorted, or enough to be counted. Where each
 * filter is one that many have, what one came by is all that is counted.
 */
export function byFilters(
  { exact, facts, rare }: Narrowing,
  beyond: readonly string[],
  size: number,
  most: number,
): Finding {
  const met = '(SELECT count(*) FROM walked)';
  const steps = Math.max(WALKED, size * WALKED_EACH);
  const rows = (...conditions: readonly string[]) =>
    `SELECT ${KEYS}, 0 AS far FROM company_search AS s ${whereOf([...exact, ...beyond, ...conditions])}`;
  const enough = rare.length > 0 ? most : size;
  return {
    steps: [
      `walked AS MATERIALIZED (
        SELECT ${KEYS}, 0 AS far FROM (
          SELECT * FROM company_search AS s ${whereOf(beyond)} ORDER BY cnpj_basico FETCH FIRST ${steps} ROWS WITH TIES
        ) AS s ${whereOf(exact)} ORDER BY cnpj_basico FETCH FIRST ${most} ROWS WITH TIES
      )`,
      `found AS MATERIALIZED (
        SELECT * FROM walked WHERE ${met} >= ${enough}
        UNION ALL (SELECT * FROM (${rows(...facts, `${met} < ${size}`)} OFFSET 0) AS few ORDER BY cnpj_basico, ordem LIMIT ${most})
        UNION ALL (${rows(...rare, `${met} >= ${size}`, `${met} < ${enough}`)} LIMIT ${most})
      )`,
    ],
    nearest: `SELECT * FROM walked WHERE ${met} >= ${size} UNION ALL SELECT * FROM found WHERE ${met} < ${size}`,
    capped: `${FULL} OR ${rare.length === 0} AND ${met} >= ${size}
      AND EXISTS (SELECT FROM company_search ORDER BY cnpj_basico OFFSET ${steps} LIMIT 1)`,
  };
}

/** Of few companies that are known already. */
export function byRoots({ exact, facts }: Narrowing, beyond: readonly string[], most: number): Finding {
  const rows = `SELECT ${KEYS}, 0 AS far FROM company_search AS s ${whereOf([...exact, ...facts, ...beyond])}`;
  return {
    steps: [`found AS MATERIALIZED (${rows} ORDER BY cnpj_basico, ordem LIMIT ${most})`],
    nearest: 'SELECT * FROM found',
    capped: FULL,
  };
}

/** What names are asked for: `$1` … `$3` of the statement. */
export function wordsGiven(words: readonly string[]): readonly unknown[] {
  return [words.map((word) => `${word}:*`).join(' & '), words.join(' & '), words.join(' ').length];
}

/**
 * By the registered name, or the trade name. Names with the words as they were typed come before those that only begin so, which are
 * asked for where the first are too few; shorter ones, of which the words are more, first.
 */
export function byNames({ exact }: Narrowing, most: number): Finding {
  const begun = [...exact, `(SELECT count(*) FROM whole) < ${most}`];
  return {
    steps: [
      ...named('whole', 0, exact, most),
      `whole AS MATERIALIZED (${once('SELECT * FROM registered_whole UNION ALL SELECT * FROM traded_whole', most)})`,
      ...named('prefixes', 1000, begun, most * 2),
      `found AS MATERIALIZED (${once(
        'SELECT * FROM whole UNION ALL SELECT * FROM registered_prefixes UNION ALL SELECT * FROM traded_prefixes',
        most,
      )})`,
    ],
    nearest: 'SELECT * FROM found',
    capped: FULL,
  };
}

const QUERY = `(SELECT to_tsquery('simple', $1) AS prefixes, to_tsquery('simple', $2) AS whole, $3::int AS long) AS q`;

/**
 * A sole trader's registered name is the person's: such a company is found by its trade name alone, and not where all the words are
 * the person's too. Where registered names are enough, trade names add some, not as many.
 */
function named(query: 'whole' | 'prefixes', far: number, more: readonly string[], most: number): string[] {
  const names = (table: string, keys: string, name: string, condition: string) => `
    SELECT ${keys}, greatest(char_length(${name}) - q.long, 0) + ${far} AS far FROM ${table}, ${QUERY}
    WHERE ${condition} AND company_words(${name}) @@ q.${query} OFFSET 0`;
  const registered = names('company_firms', 'cnpj_basico', 'razao_social', 'natureza IS DISTINCT FROM 2135');
  const traded = names('company_units', 'cnpj_basico, ordem', 'nome_fantasia', 'nome_fantasia IS NOT NULL');
  const persons = `s.natureza = 2135 AND (
    SELECT company_words(razao_social) @@ to_tsquery('simple', $1) FROM company_firms WHERE cnpj_basico = s.cnpj_basico)`;
  const rest = `CASE WHEN (SELECT count(*) FROM registered_${query}) < ${most} THEN ${most} ELSE ${SOME} END`;
  return [
    `registered_${query} AS MATERIALIZED (SELECT ${KEYS}, n.far FROM (${registered}) AS n
      JOIN company_search AS s USING (cnpj_basico) ${whereOf(more)} LIMIT ${most})`,
    `traded_${query} AS MATERIALIZED (SELECT ${KEYS}, n.far FROM (${traded}) AS n
      JOIN company_search AS s USING (cnpj_basico, ordem) ${whereOf([...more, `(${persons}) IS NOT TRUE`])} LIMIT ${rest})`,
  ];
}

/** Whoever is found by both names stands there once, with the nearer one. */
function once(rows: string, most: number): string {
  return `SELECT * FROM (
    SELECT DISTINCT ON (cnpj_basico, ordem) * FROM (${rows}) AS either ORDER BY cnpj_basico, ordem, far
  ) AS one LIMIT ${most}`;
}
