import { type CompanyLoadsAnswer, generatedApi, type ListCompanyLoadsApiArg } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed. */
export type LoadFilters = Omit<ListCompanyLoadsApiArg, 'cursor'>;

const LIST = 'CompanyLoads';

/** The calls of the register of companies. */
const companiesApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST],
    endpoints: {
      beginCompanyLoad: { invalidatesTags: [LIST] },
      approveCompanyLoad: { invalidatesTags: [LIST] },
      refuseCompanyLoad: { invalidatesTags: [LIST] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      companyLoadPages: build.infiniteQuery<CompanyLoadsAnswer, LoadFilters, string | null>({
        ...pagesAt<LoadFilters>('/api/admin/companies/loads'),
        providesTags: [LIST],
      }),
    }),
  });

export const {
  useCompanyLoadPagesInfiniteQuery,
  useBeginCompanyLoadMutation,
  useApproveCompanyLoadMutation,
  useRefuseCompanyLoadMutation,
} = companiesApi;
