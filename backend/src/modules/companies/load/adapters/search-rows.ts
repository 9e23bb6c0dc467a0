import { ROW_KINDS } from '../../files/index.js';
import { dropSearchIndexes, makeSearchIndexes } from './search-indexes.js';

const SEARCH = 'company_search';
export const SEARCHED = ROW_KINDS.filter(({ name }) => name !== 'partners');

/** Of single rows triggers keep what is searched in step; a load does it once, for all that it writes. */
export const keepSearchRows = (whether: 'ENABLE' | 'DISABLE') =>
  SEARCHED.map(({ table }) => `ALTER TABLE ${table} ${whether} TRIGGER company_search_kept;`).join(' ');

/** After a first load's rows and their keys. */
export const fillSearchRows = `
  TRUNCATE ${SEARCH};
  ${dropSearchIndexes(SEARCH)}
  INSERT INTO ${SEARCH} SELECT * FROM company_search_rows ORDER BY cnpj_basico, ordem;
  ${makeSearchIndexes(SEARCH)}
  ${keepSearchRows('ENABLE')}`;

/** After a refresh's changed rows of the companies $1. */
export const refreshSearchRows = [
  `DELETE FROM ${SEARCH} WHERE cnpj_basico = ANY ($1)`,
  `INSERT INTO ${SEARCH} SELECT * FROM company_search_rows WHERE cnpj_basico = ANY ($1)`,
];
