import { type AbuseFlagsAnswer, generatedApi, type ListAbuseFlagsApiArg } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

export type AbuseFlagFilters = Omit<ListAbuseFlagsApiArg, 'cursor'>;

const usageLimitsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['AbuseFlags'],
    endpoints: {
      getAbuseFlag: { providesTags: ['AbuseFlags'] },
      releaseLookups: { invalidatesTags: (_, error) => (error ? [] : ['AbuseFlags']) },
      holdLookups: { invalidatesTags: (_, error) => (error ? [] : ['AbuseFlags']) },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      abuseFlagPages: build.infiniteQuery<AbuseFlagsAnswer, AbuseFlagFilters, string | null>({
        ...pagesAt<AbuseFlagFilters>('/api/admin/discipline'),
        providesTags: ['AbuseFlags'],
      }),
    }),
  });

export const {
  useGetAbuseFlagQuery,
  useHoldLookupsMutation,
  useAbuseFlagPagesInfiniteQuery,
  useReleaseLookupsMutation,
} = usageLimitsApi;
