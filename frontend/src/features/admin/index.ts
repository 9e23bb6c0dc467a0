import type { ComponentType } from 'react';
import { useCountWaitingCompanyLoadsQuery, useCountWaitingDataSubjectRequestsQuery } from '../../shared/api/generated';
import { type Load, pageOf } from '../../shared/ui/code-of';
import type { Finder } from '../../shared/ui/suggestion';

/** A screen of the administration, as its menu names it. */
export interface AdminScreen {
  readonly label: string;
  readonly path: string;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** How much waits there for an administrator. */
  readonly useWaiting?: () => number;
}

/** Screens that serve one purpose, under its name. */
export interface AdminSection {
  readonly label: string;
  readonly screens: readonly AdminScreen[];
}

/** What the palette finds for an administrator. */
export const adminFinders: readonly Finder[] = (['findUsers', 'findPayments', 'findCodes'] as const).map(
  (name) => async (text, dispatch) => (await import('./palette'))[name](text, dispatch),
);

const OFTEN = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

/** How many months of the register wait for an administrator; none while it is not known. */
function useWaitingLoads(): number {
  return useCountWaitingCompanyLoadsQuery(undefined, OFTEN).data?.waiting ?? 0;
}

/** How many requests of data subjects are near or past their day. */
function useWaitingRequests(): number {
  return useCountWaitingDataSubjectRequestsQuery(undefined, OFTEN).data?.waiting ?? 0;
}

function screen<Name extends string>(
  label: string,
  path: string,
  load: Load<Name, ComponentType>,
  name: Name,
): AdminScreen {
  return { label, path, lazy: pageOf(load, name) };
}

/** The screens in the order of the menu; each one's code is fetched when it is visited. */
export const adminSections: readonly AdminSection[] = [
  {
    label: 'Negócio',
    screens: [
      screen('Dashboard', '/admin/dashboard', () => import('./dashboard/dashboard-page'), 'DashboardPage'),
      screen('Análises', '/admin/analytics', () => import('./analytics/analytics-page'), 'AnalyticsPage'),
      screen('Usuários', '/admin/usuarios', () => import('./users/users-page'), 'UsersPage'),
      screen('Pagamentos', '/admin/pagamentos', () => import('./payments/payments-page'), 'PaymentsPage'),
      screen(
        'Códigos Promocionais',
        '/admin/codigos',
        () => import('./promo-codes/promo-codes-page'),
        'PromoCodesPage',
      ),
    ],
  },
  {
    label: 'Conversa',
    screens: [
      screen('Mensagens', '/admin/mensagens', () => import('./messages/messages-page'), 'MessagesPage'),
      screen('Sugestões', '/admin/suggestions', () => import('./suggestions/suggestions-page'), 'SuggestionsPage'),
    ],
  },
  {
    label: 'Privacidade',
    screens: [
      {
        ...screen(
          'Titulares',
          '/admin/titulares',
          () => import('./data-subject-requests/data-subject-requests-page'),
          'DataSubjectRequestsPage',
        ),
        useWaiting: useWaitingRequests,
      },
      screen('Supressões', '/admin/supressoes', () => import('./suppressions/suppressions-page'), 'SuppressionsPage'),
      screen('Auditoria', '/admin/auditoria', () => import('./audit/audit-page'), 'AuditPage'),
    ],
  },
  {
    label: 'Operação',
    screens: [
      screen('Limpeza', '/admin/limpeza', () => import('./cleanup/cleanup-page'), 'CleanupPage'),
      screen('Fontes', '/admin/fontes', () => import('./sources/sources-page'), 'SourcesPage'),
      {
        ...screen('Base de empresas', '/admin/empresas', () => import('./companies/companies-page'), 'CompaniesPage'),
        useWaiting: useWaitingLoads,
      },
      screen(
        'Uso suspeito',
        '/admin/uso-suspeito',
        () => import('./usage-limits/usage-limits-page'),
        'UsageLimitsPage',
      ),
      screen('Configurações', '/admin/settings', () => import('./settings/settings-page'), 'SettingsPage'),
    ],
  },
];
