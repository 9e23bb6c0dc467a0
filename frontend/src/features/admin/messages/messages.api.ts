import type { BroadcastState } from '@kernel/broadcast';
import { type BroadcastsAnswer, generatedApi } from '../../../shared/api/generated';

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
      broadcastPages: build.infiniteQuery<BroadcastsAnswer, BroadcastState | null, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ queryArg: state, pageParam: cursor }) => ({
          url: '/api/admin/messages',
          params: { ...(state && { state }), ...(cursor && { cursor }) },
        }),
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

export type { BroadcastAnswer } from '../../../shared/api/generated';
