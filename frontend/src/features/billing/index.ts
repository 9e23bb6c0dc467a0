import type { RouteObject } from 'react-router-dom';
import { lazyOf, pageOf } from '../../shared/ui/code-of';

/** For Meu Perfil. */
export const PaymentsCard = lazyOf(() => import('./payments-card'), 'PaymentsCard');

/** Plan choice and payment. */
export const billingRoutes: RouteObject[] = [
  { path: '/assinatura', lazy: pageOf(() => import('./subscription-page'), 'SubscriptionPage') },
];
