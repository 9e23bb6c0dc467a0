import type { RouteObject } from 'react-router-dom';
import { lazyOf, pageOf } from '../../shared/ui/code-of';
import type { Finder } from '../../shared/ui/suggestion';
import { SecurityCheck } from '../identity';
import { BATCHES, COMPANIES, RESULT, WATCHLIST } from './paths';
import type { LookupSlots } from './slots';

export { setPendingLookup } from './run-lookup/pending-lookup';
export type { LookupSlots } from './slots';

/** Lookups, for logged-in users with an active subscription; `slots` is what other features show among them. */
export function lookupRoutes(slots: LookupSlots): RouteObject[] {
  return [
    {
      lazy: async () => {
        const { LookupPage } = await import('./lookup-page');
        return { Component: () => <LookupPage {...slots} /> };
      },
      children: [
        ...['/consultas', RESULT, '/historico'].map((path) => ({ path, element: <></> })),
        ...['/consultas/dossie', '/consultas/dossie/:id'].map((path) => ({
          path,
          lazy: pageOf(() => import('./dossier/dossier-page'), 'DossierPage'),
        })),
        {
          path: COMPANIES,
          lazy: pageOf(() => import('./companies/company-search-page'), 'CompanySearchPage'),
        },
      ],
    },
    { path: BATCHES, lazy: pageOf(() => import('./batches/batches-page'), 'BatchesPage') },
    { path: `${BATCHES}/:id`, lazy: pageOf(() => import('./batches/batch-page'), 'BatchPage') },
  ];
}

/** Followed companies, for who is logged in: the list stays when the plan ends. */
export const watchRoute: RouteObject = {
  path: WATCHLIST,
  lazy: pageOf(() => import('./watch/watch-page'), 'WatchPage'),
};

/** The privacy mode's switch, for the user's menu. */
export const PrivacyModeSwitch = lazyOf(() => import('./privacy-mode/privacy-mode-switch'), 'PrivacyModeSwitch');

const subjectPages = async () => {
  const [pages] = await Promise.all([import('./data-subject-requests/pages'), SecurityCheck.bring()]);
  return pages;
};

/** For people who were looked up, with or without an account: /titular and what the e-mails to them open. */
export const subjectRoutes: RouteObject[] = [
  { path: '/titular', lazy: async () => ({ Component: (await subjectPages()).DataSubjectRequestPage }) },
  { path: '/titular/acompanhar', lazy: async () => ({ Component: (await subjectPages()).FollowPage }) },
  { path: '/titular/confirmar/:token', lazy: async () => ({ Component: (await subjectPages()).ConfirmPage }) },
  { path: '/titular/resposta/:token', lazy: async () => ({ Component: (await subjectPages()).AnswerPage }) },
];

/** Whether a report is genuine, for whoever holds it. */
export const verifyRoutes: RouteObject[] = ['/verificar', '/verificar/:code'].map((path) => ({
  path,
  lazy: pageOf(() => import('./verify-report/verify-report-page'), 'VerifyReportPage'),
}));

/** How the service is doing, for everybody. */
export const statusRoute: RouteObject = {
  path: '/status',
  lazy: pageOf(() => import('./status/status-page'), 'StatusPage'),
};

/** What the palette finds for a subscriber: lookups to run, recognised as they are typed, and past ones. */
const palette = () => import('./palette');
export const findLookups: Finder = async (...asked) => (await palette()).findLookups(...asked);
export const findPastLookups: Finder = async (...asked) => (await palette()).findPastLookups(...asked);
