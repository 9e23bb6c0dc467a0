import { generatedApi } from '../../shared/api/generated';

const billingApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Subscription', 'Payments'],
  endpoints: {
    getSubscription: { providesTags: ['Subscription'] },
    getPendingPayment: { providesTags: ['Payments'] },
    createPixPayment: { invalidatesTags: ['Payments'] },
  },
});

export const {
  useGetSubscriptionQuery,
  useGetPendingPaymentQuery,
  useGetPaymentStatusQuery,
  useCreatePixPaymentMutation,
  useCheckPaymentMutation,
  useValidatePromotionalCodeMutation,
} = billingApi;

/** Drops what was known of the subscription and of open charges, after a payment settled. */
export const afterSettlement = () => billingApi.util.invalidateTags(['Subscription', 'Payments']);

export type {
  PaymentAnswer,
  PaymentListItem,
  PaymentStatusAnswer,
  PromotionalPriceAnswer,
} from '../../shared/api/generated';
