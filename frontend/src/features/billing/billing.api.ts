import { generatedApi, type PaymentsAnswer } from '../../shared/api/generated';
import { saveAnswer } from '../../shared/api/save-answer';

const billingApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: ['Subscription', 'Payments'],
    endpoints: {
      getSubscription: { providesTags: ['Subscription'] },
      getRenewal: { providesTags: ['Subscription'] },
      previewWithdrawal: { providesTags: ['Payments'] },
      withdrawPurchase: { invalidatesTags: ['Payments'] },
      getPendingPayment: { providesTags: ['Payments'] },
      createPixPayment: { invalidatesTags: ['Payments'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      paymentPages: build.infiniteQuery<PaymentsAnswer, void, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ pageParam }) => ({ url: '/api/payments', params: pageParam ? { cursor: pageParam } : {} }),
        providesTags: ['Payments'],
      }),
      saveReceipt: build.mutation<null, string>({
        query: (id) => ({ url: `/api/payments/${id}/receipt`, responseHandler: saveAnswer('recibo.pdf') }),
      }),
    }),
  });

export const {
  useGetSubscriptionQuery,
  useGetRenewalQuery,
  usePreviewWithdrawalQuery,
  useWithdrawPurchaseMutation,
  useGetPendingPaymentQuery,
  useGetPaymentStatusQuery,
  useCreatePixPaymentMutation,
  useCheckPaymentMutation,
  useValidatePromotionalCodeMutation,
  usePaymentPagesInfiniteQuery,
  useSaveReceiptMutation,
} = billingApi;

/** Drops what was known of the subscription and of open charges, after a payment settled. */
export const afterSettlement = () => billingApi.util.invalidateTags(['Subscription', 'Payments']);

export type {
  PaymentAnswer,
  PaymentListItem,
  PaymentStatusAnswer,
  PromotionalPriceAnswer,
} from '../../shared/api/generated';
