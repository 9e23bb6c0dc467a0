import { generatedApi, type ListSuppressionsApiArg, type SuppressionsAnswer } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed. */
export type SuppressionFilters = Omit<ListSuppressionsApiArg, 'cursor'>;

const LIST = 'Suppressions';

/** The calls of the suppressions. Whom one is about goes out with a mutation and stays in no store. */
export const suppressionsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST],
    endpoints: { suppressPerson: { invalidatesTags: [LIST] }, liftSuppression: { invalidatesTags: [LIST] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      suppressionPages: build.infiniteQuery<SuppressionsAnswer, SuppressionFilters, string | null>({
        ...pagesAt<SuppressionFilters>('/api/admin/suppressions'),
        providesTags: [LIST],
      }),
    }),
  });

export const {
  useSuppressionPagesInfiniteQuery,
  useSuppressPersonMutation,
  useCheckSuppressionMutation,
  useLiftSuppressionMutation,
} = suppressionsApi;
