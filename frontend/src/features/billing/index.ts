import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** For Meu Perfil. */
export const PaymentsCard = lazy(async () => ({ default: (await import('./payments-card')).PaymentsCard }));

/** Plan choice and payment. */
export const billingRoutes: RouteObject[] = [
  { path: '/assinatura', lazy: async () => ({ Component: (await import('./subscription-page')).SubscriptionPage }) },
];
