import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { type CompanySearchAnswer, generatedApi, type SearchCompaniesBody } from '../../../shared/api/generated';
import type { ListPages } from '../../../shared/list/list-pages';
import { useSearchedPages } from '../../../shared/list/use-searched-pages';
import { storeUsage } from '../usage-limits/usage.api';

/** What is looked for; words and a partner's name may be somebody's, so that it stays in memory. */
export type CompanySearchFilter = Omit<SearchCompaniesBody, 'cursor' | 'limit'>;

/** A search of the register with what it found, which stands for as long as one is in the lookup area: each page costs a lookup. */
interface CompanySearch {
  readonly filter: CompanySearchFilter | null;
  readonly ask: (filter: CompanySearchFilter) => void;
  readonly pages: ListPages<CompanySearchAnswer>;
}

const companiesApi = generatedApi.enhanceEndpoints({
  endpoints: { searchCompanies: { onQueryStarted: (_, ended) => storeUsage(ended) } },
});

const searchCompanies = (body: SearchCompaniesBody) =>
  companiesApi.endpoints.searchCompanies.initiate(body, { track: false });

export function useCompanySearch(): CompanySearch {
  const [filter, ask] = useState<CompanySearchFilter | null>(null);
  return { filter, ask, pages: useSearchedPages(searchCompanies, filter) };
}

/** The same, in what the lookup page shows of it. */
export const useOpenSearch = () => useOutletContext<CompanySearch>();
