import type { RouteObject } from 'react-router-dom';

export { useGetSubscriptionQuery } from './billing.api';

/** Plan choice and payment. */
export const billingRoutes: RouteObject[] = [
  { path: '/assinatura', lazy: async () => ({ Component: (await import('./subscription-page')).SubscriptionPage }) },
];
