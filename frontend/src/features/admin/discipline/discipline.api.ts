import { generatedApi, type ListObservationsApiArg, type ObservationsAnswer } from '../../../shared/api/generated';

export type ObservationFilters = Omit<ListObservationsApiArg, 'cursor'>;

const disciplineApi = generatedApi
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
      observationPages: build.infiniteQuery<ObservationsAnswer, ObservationFilters, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/admin/discipline',
          params: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: ['Observations'],
      }),
    }),
  });

export const {
  useGetObservationQuery,
  useHoldLookupsMutation,
  useObservationPagesInfiniteQuery,
  useReleaseLookupsMutation,
} = disciplineApi;
