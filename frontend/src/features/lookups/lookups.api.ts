import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '../../shared/api/base-api';
import { generatedApi, type HistoryAnswer, type ListHistoryApiArg } from '../../shared/api/generated';

export type { HistoryItem, LookupMeta, ProfileUser } from '../../shared/api/generated';

/** How the history is narrowed and sorted. */
export type HistoryArgs = Omit<ListHistoryApiArg, 'cursor' | 'limit'>;

const PAGE = 20;

/** The generated calls of this screen, with what each makes stale; and the history as pages that follow each other. */
export const lookupsApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      lookupCpf: { invalidatesTags: ['History'] },
      lookupCnpj: { invalidatesTags: ['History'] },
      listHistory: { providesTags: ['History'] },
      deleteHistoryEntry: { invalidatesTags: ['History'] },
      getProfile: { providesTags: ['Profile'] },
      updatePreferences: { invalidatesTags: ['Profile'] },
      acceptTerms: { invalidatesTags: ['Profile'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      historyPages: build.infiniteQuery<HistoryAnswer, HistoryArgs, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/user/history',
          params: { limit: PAGE, ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: ['History'],
      }),
    }),
  });

export const {
  useAcceptTermsMutation,
  useDeleteHistoryEntryMutation,
  useGetHistoryEntryQuery,
  useGetProfileQuery,
  useHistoryPagesInfiniteQuery,
  useLazyGetHistoryEntryQuery,
  useListHistoryQuery,
  useUpdatePreferencesMutation,
} = lookupsApi;

/** A dispatch that can start the calls above from an event handler. */
export type CallDispatch = ThunkDispatch<{ api: ReturnType<typeof baseApi.reducer> }, unknown, UnknownAction>;
