import { ROW_KINDS } from '../../files/index.js';
import { changesOf } from './judge.sql.js';
import { dropSearchIndexes, makeSearchIndexes } from './search-indexes.js';

const SEARCH = 'company_search';
const FROM = ROW_KINDS.filter(({ name }) => name !== 'partners');

/** Of single rows triggers keep what is searched in step; a load does it once, for all that it writes. */
export const keepSearchRows = (whether: 'ENABLE' | 'DISABLE') =>
  FROM.map(({ table }) => `ALTER TABLE ${table} ${whether} TRIGGER company_search_kept;`).join(' ');

/** After a first load's rows and their keys. */
export const fillSearchRows = `
  TRUNCATE ${SEARCH};
  ${dropSearchIndexes(SEARCH)}
  INSERT INTO ${SEARCH} SELECT * FROM company_search_rows ORDER BY cnpj_basico, ordem;
  ${makeSearchIndexes(SEARCH)}
  ${keepSearchRows('ENABLE')}`;

/** After a refresh's changed rows. */
export const refreshSearchRows = `
  CREATE TEMP TABLE company_search_changed ON COMMIT DROP AS
  ${FROM.map((kind) => `SELECT k1 AS cnpj_basico FROM ${changesOf(kind)}`).join(' UNION ')};
  ANALYZE company_search_changed;
  DELETE FROM ${SEARCH} USING company_search_changed AS c WHERE ${SEARCH}.cnpj_basico = c.cnpj_basico;
  INSERT INTO ${SEARCH} SELECT r.* FROM company_search_changed JOIN company_search_rows AS r USING (cnpj_basico);
  ${keepSearchRows('ENABLE')}`;
