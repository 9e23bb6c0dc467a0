import { IS_COMPANY, isPerson, SAMPLE } from '../register/index.js';
import { type Finding, FULL } from './found.sql.js';
import { KEYS, type Narrowing, whereOf } from './narrow.sql.js';

/** So many are found by their trade names at least, where there are more than are counted. */
const SOME = 200;
/** So many establishments of one company come as near as their name; the others come after all names that have the words. */
const BESIDE = 10;
const FARTHER = 500;
/** Companies with more establishments than this, of those counted, are a crowd. */
const CROWD = 10;
/** Letters that a name may have with an accent. */
const ACCENTABLE = /[aceinou]/g;

/** How names are looked for: by the filters, which finds all where no more than `left` companies have them, or by the first names that have the words. */
export type Way = { readonly left: number } | { readonly registered: number; readonly traded: number };

/** What names are asked for: `$1` … of the statement. */
export function wordParameters(words: readonly string[], way: Way): readonly unknown[] {
  const given = [queryOf(words, ':*'), queryOf(words, ''), words.join(' ').length];
  if (!('left' in way)) return given;
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  return [...given, `%${longest.replace(ACCENTABLE, '_')}%`];
}

/** Names with all the words; S.A. and SA, which are two words and one, are the same at their end. */
function queryOf(words: readonly string[], mark: ':*' | ''): string {
  const marked = words.map((word) => `${word}${mark}`);
  const form = words.at(-1) === 'sa' ? 1 : words.slice(-2).join() === 's,a' ? 2 : 0;
  if (form === 0 || form === words.length) return marked.join(' & ');
  const other = form === 1 ? 's & a' : 'sa';
  return [...marked.slice(0, -form), `(${marked.slice(-form).join(' & ')} | ${other})`].join(' & ');
}

const QUERY = `(SELECT to_tsquery('simple', $1) AS prefixes, to_tsquery('simple', $2) AS whole, $3::int AS long) AS q`;
const DISTANCE = (name: string) => `greatest(char_length(${name}) - q.long, 0)`;
/** The registered name of a natural person's CNPJ is the person's: it is not found where all the words are the person's. */
const PERSONS = `${isPerson('s.natureza')} AND (
  SELECT company_words(razao_social) @@ to_tsquery('simple', $1) FROM company_firms WHERE cnpj_basico = s.cnpj_basico)`;

/**
 * By the first names with the words, registered names and trade names. Those with the words as they were typed come before those that
 * only begin so, which are asked for where the first are too few; shorter ones, of which the words are more, first.
 */
export function byNames(
  { exact }: Narrowing,
  most: number,
  enough: number,
  looked: Exclude<Way, { left: number }>,
): Finding {
  const all = (query: string) =>
    `((SELECT count(*) FROM registered_${query}_names) < ${looked.registered} AND (SELECT count(*) FROM traded_${query}_names) < ${looked.traded})`;
  const few = `(SELECT count(*) FROM whole) < ${most} AND ${all('whole')}`;
  const beyond = `NOT (${all('whole')} AND ${all('prefixes')})`;
  return {
    steps: [
      ...named('whole', 0, exact, most, looked, 'true'),
      `whole AS MATERIALIZED (${once('SELECT * FROM registered_whole UNION ALL SELECT * FROM traded_whole')})`,
      ...named('prefixes', 1000, exact, most * 2, looked, few),
      `found AS MATERIALIZED (${nearest(
        'SELECT * FROM whole UNION ALL SELECT * FROM registered_prefixes UNION ALL SELECT * FROM traded_prefixes',
        most,
      )})`,
    ],
    nearest: 'SELECT * FROM found',
    capped: `${FULL} OR ${beyond}`,
    missed: `(SELECT count(*) FROM found) < ${enough} AND ${beyond}`,
  };
}

/** By filters that few have together: each of these has its names looked at, of which the longest word rules out most at little cost. */
export function byNamesOfFew({ exact, facts }: Narrowing, most: number, left: number): Finding {
  const isFew = `(SELECT count(*) FROM few) <= ${left}`;
  const having = (name: string, table: string, keys: string, condition: string) => `
    SELECT ${KEYS}, ${DISTANCE('s.name')} + CASE WHEN s.words @@ q.whole THEN 0 ELSE 1000 END AS far
    FROM (SELECT s.*, ${name} AS name, company_words(${name}) AS words FROM few AS s JOIN ${table} USING (${keys})
      WHERE ${isFew} AND ${name} ILIKE $4 OFFSET 0) AS s, ${QUERY}
    WHERE s.words @@ q.prefixes AND ${condition}`;
  const registered = having('razao_social', 'company_firms', 'cnpj_basico', `${isPerson('s.natureza')} IS NOT TRUE`);
  const traded = having('nome_fantasia', 'company_units', 'cnpj_basico, ordem', `(${PERSONS}) IS NOT TRUE`);
  return {
    steps: [
      `few AS MATERIALIZED (SELECT ${KEYS}, s.natureza FROM company_search AS s ${whereOf([...facts, ...exact])} LIMIT ${left + 1})`,
      `found AS MATERIALIZED (${nearest(`${registered} UNION ALL ${traded}`, most)})`,
    ],
    nearest: 'SELECT * FROM found',
    capped: FULL,
    missed: `NOT ${isFew}`,
  };
}

/** Where registered names are enough, trade names add some, not as many. */
function named(
  query: 'whole' | 'prefixes',
  far: number,
  more: readonly string[],
  most: number,
  looked: Exclude<Way, { left: number }>,
  where: string,
): string[] {
  const names = (keys: string, name: string, from: string, condition: string, limit: number) => {
    const having = (sample: string) =>
      `SELECT ${keys} FROM ${from}, ${QUERY} WHERE ${where} AND ${condition} AND ${sample} AND company_words(${name}) @@ q.${query}`;
    return `${having(`${SAMPLE} = 0`)} UNION ALL ${having(`${SAMPLE} <> 0`)} LIMIT ${limit}`;
  };
  const registered = names('cnpj_basico', 'razao_social', 'company_firms', IS_COMPANY, looked.registered);
  const isNamed = 'nome_fantasia IS NOT NULL';
  const traded = names('cnpj_basico, ordem', 'nome_fantasia', 'company_units', isNamed, looked.traded);
  const rest = `CASE WHEN (SELECT count(*) FROM registered_${query}) < ${most} THEN ${most} ELSE ${SOME} END`;
  const having = (name: string, table: string, keys: string, conditions: readonly string[], limit: string) =>
    `SELECT ${KEYS}, ${DISTANCE(`n.${name}`)} + ${far} AS far FROM (
      SELECT ${KEYS} FROM company_search AS s ${whereOf([...more, ...conditions])} LIMIT ${limit}
    ) AS s JOIN ${table} AS n USING (${keys}), ${QUERY}`;
  const isTraded = [
    among(`traded_${query}_names`),
    `((s.cnpj_basico, s.ordem) IN (SELECT cnpj_basico, ordem FROM traded_${query}_names)) IS TRUE`,
    `(${PERSONS}) IS NOT TRUE`,
  ];
  const firsts = `registered_${query}_firsts`;
  return [
    `registered_${query}_names AS MATERIALIZED (${registered})`,
    `${firsts} AS MATERIALIZED (${having('razao_social', 'company_firms', 'cnpj_basico', [among(`registered_${query}_names`)], `${most}`)})`,
    `registered_${query} AS MATERIALIZED (${shared(`registered_${query}_names`, firsts, far, more, most)})`,
    `traded_${query}_names AS MATERIALIZED (${traded})`,
    `traded_${query} AS MATERIALIZED (${having('nome_fantasia', 'company_units', 'cnpj_basico, ordem', isTraded, rest)})`,
  ];
}

/** The first establishments with the names; where those of few companies leave no room for others, as many of each. */
function shared(names: string, firsts: string, far: number, more: readonly string[], most: number): string {
  const isOfFew = `(SELECT count(*) >= ${most} AND count(DISTINCT cnpj_basico) <= ${most / CROWD} FROM ${firsts})`;
  return `SELECT * FROM ${firsts} WHERE NOT ${isOfFew} UNION ALL (
    SELECT ${KEYS}, ${DISTANCE('n.razao_social')} + ${far} AS far
    FROM (SELECT cnpj_basico, razao_social, ${most} / count(*) OVER () AS share FROM ${names} JOIN company_firms USING (cnpj_basico)) AS n
    CROSS JOIN LATERAL (
      SELECT ${KEYS} FROM company_search AS s ${whereOf([...more, 's.cnpj_basico = n.cnpj_basico'])}
      ORDER BY s.ordem LIMIT greatest(n.share, ${BESIDE})
    ) AS s, ${QUERY} WHERE ${isOfFew} LIMIT ${most * 2})`;
}

/** An array of keys is looked up leaf by leaf of the index, not each from its root, as a join would: a third of the work. */
function among(names: string): string {
  return `s.cnpj_basico = ANY(ARRAY(SELECT cnpj_basico FROM ${names}))`;
}

/** Whoever is found by both names stands there once, with the nearer one. */
function once(rows: string): string {
  return `SELECT DISTINCT ON (cnpj_basico, ordem) * FROM (${rows}) AS either ORDER BY cnpj_basico, ordem, far`;
}

function nearest(rows: string, most: number): string {
  return `SELECT ${KEYS}, far + CASE WHEN row_number() OVER (PARTITION BY cnpj_basico ORDER BY ordem) > ${BESIDE} THEN ${FARTHER} ELSE 0 END AS far
    FROM (${once(rows)}) AS s ORDER BY far LIMIT ${most}`;
}
