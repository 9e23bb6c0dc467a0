import type { RouteObject } from 'react-router-dom';

export { useGetSubscriptionQuery } from './subscription.api';

/** Plan choice and payment. */
export const billingRoutes: RouteObject[] = [];
