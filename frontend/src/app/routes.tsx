import type { RouteObject } from 'react-router-dom';
import { billingRoutes } from '../features/billing';
import { identityRoutes } from '../features/identity';
import { lookupRoutes, statusRoute, subjectRoutes, verifyRoutes, watchRoute } from '../features/lookups';
import { messagingRoutes } from '../features/messaging';
import { pageOf } from '../shared/ui/code-of';
import { HomePage } from './home/home-page';
import { SubscriberTabs } from './layout/for-subscribers';
import { PageFrame } from './layout/page-frame';
import { SiteHeader } from './layout/site-header';
import { lookupSlots } from './lookup-slots';
import { PageBoundary } from './routing/page-boundary';
import { withScreens } from './routing/screen';

const data = { lazy: pageOf(() => import('./data-layout'), 'DataLayout') };
const lookupFrame = { lazy: pageOf(() => import('./layout/lookup-layout'), 'LookupLayout') };
const subscribers = {
  lazy: pageOf(() => import('./guards/require-subscription'), 'RequireSubscription'),
};

const signedIn = { lazy: pageOf(() => import('./guards/require-session'), 'RequireSession') };

const adminFrame = { lazy: pageOf(() => import('./layout/admin-layout'), 'AdminLayout') };
const adminArea = { lazy: pageOf(() => import('./layout/admin-area'), 'AdminArea') };
const admins = { lazy: pageOf(() => import('./guards/require-admin'), 'RequireAdmin') };

const openPages: RouteObject[] = [
  ...identityRoutes,
  ...billingRoutes,
  ...subjectRoutes,
  ...verifyRoutes,
  statusRoute,
  ...messagingRoutes,
  { path: '/termos', lazy: pageOf(() => import('./legal/terms-page'), 'TermsPage') },
  { path: '/privacidade', lazy: pageOf(() => import('./legal/privacy-page'), 'PrivacyPage') },
  { path: '/desenvolvedores', lazy: pageOf(() => import('./developers/developers-page'), 'DevelopersPage') },
  { path: '/criador', lazy: pageOf(() => import('./creator/creator-page'), 'CreatorPage') },
  { path: '*', lazy: pageOf(() => import('./errors/not-found-page'), 'NotFoundPage') },
];

/** Every page of the product. Home comes with the first load; the rest is fetched when it is visited. */
export const routes: RouteObject[] = withScreens([
  {
    element: <PageFrame header={<SiteHeader />} bottom={<SubscriberTabs />} />,
    children: [
      {
        element: <PageBoundary />,
        children: [
          { path: '/', element: <HomePage /> },
          { ...data, children: openPages },
        ],
      },
    ],
  },
  {
    ...data,
    children: [
      {
        ...lookupFrame,
        children: [
          { ...subscribers, children: [{ element: <PageBoundary />, children: lookupRoutes(lookupSlots) }] },
          { ...signedIn, children: [{ element: <PageBoundary />, children: [watchRoute] }] },
        ],
      },
      {
        ...adminFrame,
        children: [
          { ...admins, children: [{ element: <PageBoundary />, children: [{ path: '/admin/*', ...adminArea }] }] },
        ],
      },
    ],
  },
]);
