import type { CleanupRule } from '@kernel/cleanup';
import {
  type CleanupPreviewAnswer,
  type CleanupRunsAnswer,
  generatedApi,
  type RemovalsAnswer,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** Further pages are of the same list as the first one: that of its moment. */
interface PreviewPlace {
  readonly cursor: string;
  readonly asOf: string;
}

const [STATS, LOG] = ['CleanupStats', 'CleanupLog'] as const;

const cleanupApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [STATS, LOG],
    endpoints: {
      getCleanupStats: { providesTags: [STATS] },
      executeCleanup: { invalidatesTags: [STATS, LOG] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      previewPages: build.infiniteQuery<CleanupPreviewAnswer, CleanupRule, PreviewPlace | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ nextCursor, asOf }) => (nextCursor ? { cursor: nextCursor, asOf } : undefined),
        },
        query: ({ queryArg: rule, pageParam }) => ({
          url: '/api/admin/cleanup/preview',
          params: { rule, ...pageParam },
        }),
        providesTags: [STATS],
      }),
      cleanupRunPages: build.infiniteQuery<CleanupRunsAnswer, void, string | null>({
        ...pagesAt('/api/admin/cleanup/runs'),
        providesTags: [LOG],
      }),
      removalPages: build.infiniteQuery<RemovalsAnswer, string, string | null>({
        ...pagesAt<string>((id) => `/api/admin/cleanup/runs/${encodeURIComponent(id)}/accounts`),
        providesTags: [LOG],
      }),
    }),
  });

export const {
  useGetCleanupStatsQuery,
  usePreviewPagesInfiniteQuery,
  useExecuteCleanupMutation,
  useCleanupRunPagesInfiniteQuery,
  useRemovalPagesInfiniteQuery,
} = cleanupApi;
