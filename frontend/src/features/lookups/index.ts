import type { RouteObject } from 'react-router-dom';

/** Lookups, for logged-in users with an active subscription. */
export const lookupRoutes: RouteObject[] = [
  { path: '/consultas', lazy: async () => ({ Component: (await import('./lookup-page')).LookupPage }) },
];
