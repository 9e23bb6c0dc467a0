import {
  generatedApi,
  type ListPromotionalCodesApiArg,
  type PromotionalCodesAnswer,
  type RedemptionsAnswer,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed and sorted. */
export type PromoFilters = Omit<ListPromotionalCodesApiArg, 'cursor' | 'limit'>;

const LIST = 'PromotionalCodes';
const PATH = '/api/admin/promotional-codes';
const PAGE = 20;

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
        ...pagesAt<PromoFilters>(PATH, { limit: PAGE }),
        providesTags: [LIST],
      }),
      redemptionPages: build.infiniteQuery<RedemptionsAnswer, string, string | null>(
        pagesAt<string>((id) => `${PATH}/${id}/redemptions`),
      ),
    }),
  });

export const {
  usePromoCodePagesInfiniteQuery,
  useRedemptionPagesInfiniteQuery,
  useCreatePromotionalCodeMutation,
  useEditPromotionalCodeMutation,
  useDeletePromotionalCodeMutation,
} = promoCodesApi;

export const findPromoCodes = (text: string, limit: number) =>
  promoCodesApi.endpoints.listPromotionalCodes.initiate({ text, limit }, { subscribe: false });
