import type { LineVerdict } from '@kernel/batches';
import { type BatchesAnswer, type BatchLinesAnswer, generatedApi } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

const TAG = 'Batches';

interface LinesWanted {
  readonly id: string;
  readonly verdict?: LineVerdict | undefined;
}

const batchesApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [TAG],
    endpoints: {
      getBatch: { providesTags: [TAG] },
      startBatch: { invalidatesTags: [TAG] },
      pauseBatch: { invalidatesTags: [TAG] },
      resumeBatch: { invalidatesTags: [TAG] },
      cancelBatch: { invalidatesTags: [TAG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      batchPages: build.infiniteQuery<BatchesAnswer, void, string | null>({
        ...pagesAt('/api/batches'),
        providesTags: [TAG],
      }),
      batchLinePages: build.infiniteQuery<BatchLinesAnswer, LinesWanted, string | null>({
        ...pagesAt<LinesWanted>(({ id }) => `/api/batches/${encodeURIComponent(id)}/items`),
        query: ({ queryArg: { id, verdict }, pageParam }) => ({
          url: `/api/batches/${encodeURIComponent(id)}/items`,
          params: { ...(verdict && { verdict }), ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: [TAG],
      }),
    }),
  });

export const {
  useGetBatchQuery,
  useStartBatchMutation,
  usePauseBatchMutation,
  useResumeBatchMutation,
  useCancelBatchMutation,
  useBatchPagesInfiniteQuery,
  useBatchLinePagesInfiniteQuery,
} = batchesApi;
