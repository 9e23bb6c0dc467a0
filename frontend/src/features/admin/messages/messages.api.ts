import { type BroadcastsAnswer, type ExportBroadcastsApiArg, generatedApi } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed. */
export type BroadcastFilters = ExportBroadcastsApiArg;

const messagesApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['Broadcasts'],
    endpoints: {
      sendBroadcast: { invalidatesTags: ['Broadcasts'] },
      cancelBroadcast: { invalidatesTags: ['Broadcasts'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      broadcastPages: build.infiniteQuery<BroadcastsAnswer, BroadcastFilters, string | null>({
        ...pagesAt<BroadcastFilters>('/api/admin/messages'),
        providesTags: ['Broadcasts'],
      }),
    }),
  });

export const {
  useBroadcastPagesInfiniteQuery,
  useCancelBroadcastMutation,
  useCountAudienceQuery,
  useSendBroadcastMutation,
} = messagesApi;
