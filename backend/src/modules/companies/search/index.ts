export type { CompanyFilter } from './company-filter.js';
export { searchTooBroad, wordsOf } from './refusals.js';
export { SearchModule } from './search.module.js';
export { FACETS, FoundCompany, SEARCH_ERRORS } from './search-companies.answer.js';
export { SearchCompaniesBody } from './search-companies.body.js';
export { SearchCompanies } from './search-companies.js';
export { hasWords, searchWords } from './search-words.js';
