import { IS_INDEXED, SAMPLE } from '../../register/index.js';

/** A month changes one row of a hundred, for which a page has room. */
export const PACKED = 'WITH (fillfactor = 97)';

/** What searches, groups and lookups of partners read, as the newest migration has it: built after a first load's rows, which is many times quicker than with them. */
const SEARCH_INDEXES: readonly { name: string; table: string; on: string }[] = [
  {
    name: 'company_firms_words',
    table: 'company_firms',
    on: `USING gin (company_words(razao_social)) WHERE ${IS_INDEXED}`,
  },
  {
    name: 'company_units_words',
    table: 'company_units',
    on: 'USING gin (company_words(nome_fantasia)) WHERE nome_fantasia IS NOT NULL',
  },
  {
    name: 'company_firms_sample',
    table: 'company_firms',
    on: `USING gin (company_words(razao_social)) WHERE ${IS_INDEXED} AND ${SAMPLE} = 0`,
  },
  {
    name: 'company_units_sample',
    table: 'company_units',
    on: `USING gin (company_words(nome_fantasia)) WHERE nome_fantasia IS NOT NULL AND ${SAMPLE} = 0`,
  },
  {
    name: 'company_partners_words',
    table: 'company_partners',
    on: 'USING gin (company_words(nome)) WHERE coalesce(faixa_etaria, 0) NOT IN (1, 2)',
  },
  { name: 'company_partners_root', table: 'company_partners', on: `(cnpj_basico) ${PACKED}` },
  { name: 'company_search_root', table: 'company_search', on: `(cnpj_basico) ${PACKED}` },
  {
    name: 'company_search_facts',
    table: 'company_search',
    on: 'USING gin (company_facts(uf, situacao, porte, natureza, cnae, municipio, simples, mei, inicio, capital_cents))',
  },
  {
    name: 'company_partners_document',
    table: 'company_partners',
    on: `((left(documento, 8))) ${PACKED} WHERE documento <> '***000000**' AND coalesce(faixa_etaria, 0) NOT IN (1, 2)`,
  },
];

const of = (table: string) => SEARCH_INDEXES.filter((index) => index.table === table);

export const dropSearchIndexes = (table: string) =>
  of(table)
    .map(({ name }) => `DROP INDEX IF EXISTS ${name};`)
    .join(' ');

/** With a prefix: the same indexes of another table, which is called so. */
export const makeSearchIndexes = (table: string, prefix = '') =>
  of(table)
    .map(({ name, on }) => `CREATE INDEX IF NOT EXISTS ${prefix}${name} ON ${prefix}${table} ${on};`)
    .join(' ');

/** What a refresh left in the indexes' lists of new entries, which every search would have to read through, is put in its place. */
export const settleSearchIndexes = SEARCH_INDEXES.filter(({ on }) => on.startsWith('USING gin'))
  .map(({ name }) => `SELECT gin_clean_pending_list('${name}');`)
  .join(' ');
