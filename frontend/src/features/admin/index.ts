import type { ComponentType } from 'react';
import { pageOf } from '../../shared/ui/code-of';
import type { Finder } from '../../shared/ui/suggestion';

/** A screen of the administration, as its menu names it. */
export interface AdminScreen {
  readonly label: string;
  readonly path: string;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
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

/** The screens in the order of the menu; each one's code is fetched when it is visited. */
export const adminSections: readonly AdminSection[] = [
  {
    label: 'Negócio',
    screens: [
      {
        label: 'Dashboard',
        path: '/admin/dashboard',
        lazy: pageOf(() => import('./dashboard/dashboard-page'), 'DashboardPage'),
      },
      {
        label: 'Análises',
        path: '/admin/analytics',
        lazy: pageOf(() => import('./analytics/analytics-page'), 'AnalyticsPage'),
      },
      { label: 'Usuários', path: '/admin/usuarios', lazy: pageOf(() => import('./users/users-page'), 'UsersPage') },
      {
        label: 'Pagamentos',
        path: '/admin/pagamentos',
        lazy: pageOf(() => import('./payments/payments-page'), 'PaymentsPage'),
      },
      {
        label: 'Códigos Promocionais',
        path: '/admin/codigos',
        lazy: pageOf(() => import('./promo-codes/promo-codes-page'), 'PromoCodesPage'),
      },
    ],
  },
  {
    label: 'Conversa',
    screens: [
      {
        label: 'Mensagens',
        path: '/admin/mensagens',
        lazy: pageOf(() => import('./messages/messages-page'), 'MessagesPage'),
      },
      {
        label: 'Sugestões',
        path: '/admin/suggestions',
        lazy: pageOf(() => import('./suggestions/suggestions-page'), 'SuggestionsPage'),
      },
    ],
  },
  {
    label: 'Privacidade',
    screens: [
      {
        label: 'Titulares',
        path: '/admin/titulares',
        lazy: pageOf(() => import('./data-subject-requests/data-subject-requests-page'), 'DataSubjectRequestsPage'),
      },
      {
        label: 'Supressões',
        path: '/admin/supressoes',
        lazy: pageOf(() => import('./suppressions/suppressions-page'), 'SuppressionsPage'),
      },
      { label: 'Auditoria', path: '/admin/auditoria', lazy: pageOf(() => import('./audit/audit-page'), 'AuditPage') },
    ],
  },
  {
    label: 'Operação',
    screens: [
      { label: 'Limpeza', path: '/admin/limpeza', lazy: pageOf(() => import('./cleanup/cleanup-page'), 'CleanupPage') },
      { label: 'Fontes', path: '/admin/fontes', lazy: pageOf(() => import('./sources/sources-page'), 'SourcesPage') },
      {
        label: 'Base de empresas',
        path: '/admin/empresas',
        lazy: pageOf(() => import('./companies/companies-page'), 'CompaniesPage'),
      },
      {
        label: 'Uso suspeito',
        path: '/admin/uso-suspeito',
        lazy: pageOf(() => import('./usage-limits/usage-limits-page'), 'UsageLimitsPage'),
      },
      {
        label: 'Configurações',
        path: '/admin/settings',
        lazy: pageOf(() => import('./settings/settings-page'), 'SettingsPage'),
      },
    ],
  },
];
