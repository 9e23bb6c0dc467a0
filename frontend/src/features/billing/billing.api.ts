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
} = billingApi;

/** Drops what was known of the subscription and of open charges, after a payment settled. */
export const afterSettlement = () => billingApi.util.invalidateTags(['Subscription', 'Payments']);

export type { PaymentAnswer, PaymentStatusAnswer } from '../../shared/api/generated';
