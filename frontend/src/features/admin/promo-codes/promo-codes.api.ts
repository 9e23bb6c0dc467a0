import {
  generatedApi,
  type ListPromotionalCodesApiArg,
  type PromotionalCodesAnswer,
  type RedemptionsAnswer,
} from '../../../shared/api/generated';
import { saveAnswer } from '../../../shared/api/save-answer';

/** How the list is narrowed and sorted. */
export type PromoFilters = Omit<ListPromotionalCodesApiArg, 'cursor' | 'limit'>;

const LIST = 'PromotionalCodes';
const PATH = '/api/admin/promotional-codes';
const PAGE = 20;

const byKey = {
  initialPageParam: null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
};

const promoCodesApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST],
    endpoints: {
      createPromotionalCode: { invalidatesTags: [LIST] },
      editPromotionalCode: { invalidatesTags: [LIST] },
      deletePromotionalCode: { invalidatesTags: [LIST] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      promoCodePages: build.infiniteQuery<PromotionalCodesAnswer, PromoFilters, string | null>({
        infiniteQueryOptions: byKey,
        query: ({ queryArg, pageParam }) => ({
          url: PATH,
          params: { limit: PAGE, ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: [LIST],
      }),
      redemptionPages: build.infiniteQuery<RedemptionsAnswer, string, string | null>({
        infiniteQueryOptions: byKey,
        query: ({ queryArg: id, pageParam }) => ({
          url: `${PATH}/${id}/redemptions`,
          params: pageParam ? { cursor: pageParam } : {},
        }),
      }),
      savePromoCodes: build.mutation<null, PromoFilters>({
        query: (params) => ({
          url: `${PATH}/export`,
          params,
          responseHandler: saveAnswer('codigos-promocionais.csv'),
        }),
      }),
    }),
  });

export const {
  usePromoCodePagesInfiniteQuery,
  useRedemptionPagesInfiniteQuery,
  useSavePromoCodesMutation,
  useCreatePromotionalCodeMutation,
  useEditPromotionalCodeMutation,
  useDeletePromotionalCodeMutation,
} = promoCodesApi;
