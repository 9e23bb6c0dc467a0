import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../../shared/api/base-api';
import {
  type AdminActionsAnswer,
  generatedApi,
  type ListAdminActionsApiArg,
  type SearchAuditBody,
} from '../../../shared/api/generated';
import { saveAnswer } from '../../../shared/api/save-answer';

/** Rows of a list that are asked for at once. */
export const PAGE = 50;

/** How the administrators' deeds are narrowed. */
export type DeedFilters = Omit<ListAdminActionsApiArg, 'cursor' | 'limit'>;

/** The audit's calls. A search names people, so it is started without being tracked and its answer stays on the screen. */
export const auditApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['AuditState'],
    endpoints: { getAuditState: { providesTags: ['AuditState'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      adminActionPages: build.infiniteQuery<AdminActionsAnswer, DeedFilters, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/admin/audit/admin-actions',
          params: { limit: PAGE, ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
      }),
    }),
  });

export const {
  useAdminActionPagesInfiniteQuery,
  useGetAuditRecordQuery,
  useGetAuditStateQuery,
  useLazyVerifyAuditQuery,
} = auditApi;

/** The export goes from the answer to the disk and never into the store. */
export const { saveAudit } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveAudit: build.mutation<null, SearchAuditBody>({
      query: (body) => ({
        url: '/api/admin/audit/export',
        method: 'POST',
        body,
        responseHandler: saveAnswer('auditoria.csv'),
      }),
    }),
  }),
}).endpoints;

/** A dispatch that can start the calls above from an event handler. */
export type CallDispatch = ThunkDispatch<{ api: ReturnType<typeof baseApi.reducer> }, unknown, UnknownAction>;
