import { baseApi } from '../../shared/api/base-api';

export interface SubscriptionAnswer {
  readonly success: boolean;
  readonly hasSubscription: boolean;
  readonly subscription: {
    readonly status: string;
    readonly plan: string | null;
    readonly expiresAt: string | null;
    readonly daysRemaining: number;
  } | null;
}

const subscriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query<SubscriptionAnswer, void>({
      query: () => '/api/user/subscription',
      providesTags: ['Subscription'],
    }),
  }),
});

export const { useGetSubscriptionQuery } = subscriptionApi;
