import type { RouteObject } from 'react-router-dom';
import { billingRoutes } from '../features/billing';
import { identityRoutes } from '../features/identity';
import { lookupRoutes } from '../features/lookups';
import { ErrorPage } from './errors/error-page';
import { RequireSubscription } from './guards/require-subscription';
import { HomePage } from './home/home-page';
import { LookupLayout } from './layout/lookup-layout';
import { SiteLayout } from './layout/site-layout';

/** Every page of the product. Home comes with the first load; the rest is fetched when it is visited. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              { path: '/', element: <HomePage /> },
              ...identityRoutes,
              ...billingRoutes,
              { path: '/termos', lazy: async () => ({ Component: (await import('./legal/terms-page')).TermsPage }) },
              {
                path: '/privacidade',
                lazy: async () => ({ Component: (await import('./legal/privacy-page')).PrivacyPage }),
              },
              { path: '*', lazy: async () => ({ Component: (await import('./errors/not-found-page')).NotFoundPage }) },
            ],
          },
        ],
      },
      {
        element: <LookupLayout />,
        children: [
          { element: <RequireSubscription />, children: [{ errorElement: <ErrorPage />, children: lookupRoutes }] },
        ],
      },
    ],
  },
];
