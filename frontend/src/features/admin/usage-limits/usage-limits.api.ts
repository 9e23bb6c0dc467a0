import { generatedApi, type ListObservationsApiArg, type ObservationsAnswer } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

export type AbuseFlagFilters = Omit<ListObservationsApiArg, 'cursor'>;

const usageLimitsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['Observations'],
    endpoints: {
      getObservation: { providesTags: ['Observations'] },
      releaseLookups: { invalidatesTags: (_, error) => (error ? [] : ['Observations']) },
      holdLookups: { invalidatesTags: (_, error) => (error ? [] : ['Observations']) },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      observationPages: build.infiniteQuery<ObservationsAnswer, AbuseFlagFilters, string | null>({
        ...pagesAt<AbuseFlagFilters>('/api/admin/discipline'),
        providesTags: ['Observations'],
      }),
    }),
  });

export const {
  useGetObservationQuery,
  useHoldLookupsMutation,
  useObservationPagesInfiniteQuery,
  useReleaseLookupsMutation,
} = usageLimitsApi;
