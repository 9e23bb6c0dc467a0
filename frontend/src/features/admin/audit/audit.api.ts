import {
  type AdminActionsAnswer,
  generatedApi,
  type ListAdminActionsApiArg,
  type SearchAuditBody,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** Rows of a list that are asked for at once. */
const PAGE = 50;

/** How the administrators' audit log is narrowed. */
export type ActionFilters = Pick<ListAdminActionsApiArg, 'action' | 'from' | 'to'>;

export const auditApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['AuditState'],
    endpoints: { getAuditState: { providesTags: ['AuditState'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      adminActionPages: build.infiniteQuery<AdminActionsAnswer, ActionFilters, string | null>(
        pagesAt<ActionFilters>('/api/admin/audit/admin-actions', { limit: PAGE }),
      ),
    }),
  });

export const {
  useAdminActionPagesInfiniteQuery,
  useGetAuditRecordQuery,
  useGetAuditStateQuery,
  useLazyVerifyAuditQuery,
} = auditApi;

/** A search may name somebody: it is started untracked, and its answer stays on the screen. */
export const searchAudit = (body: SearchAuditBody) =>
  auditApi.endpoints.searchAudit.initiate({ searchAuditBody: { limit: PAGE, ...body } }, { track: false });
