import type { AdminActionItem, AdminActionsAnswer, ListAdminActionsApiArg } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, DATE_RANGE } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { ACTION_LABELS, actionLabel } from './action-labels';
import classes from './audit.module.css';

const ACTIONS = {
  filters: { action: choice('Ação', ACTION_LABELS, 'Todas'), ...DATE_RANGE },
  usePages: pagesOf<AdminActionsAnswer, ListAdminActionsApiArg>('adminActionPages', '/api/admin/audit/admin-actions', {
    limit: 50,
  }),
};

const COLUMNS: ReadonlyArray<Column<AdminActionItem>> = [
  { header: 'Quando', cell: ({ at }) => formatMoment(at), look: 'line' },
  { header: 'Quem', cell: ({ adminName, adminId }) => adminName ?? adminId.slice(-8) },
  { header: 'Ação', cell: ({ action }) => actionLabel(action) },
  { header: 'Sobre', cell: ({ target }) => target, look: 'code' },
  { header: 'Antes', cell: ({ before }) => <Values values={before} /> },
  { header: 'Depois', cell: ({ after }) => <Values values={after} /> },
];

/** What administrators did, the reading of the audit included. */
export function AdminAuditLog() {
  return (
    <PagedList
      label="Ações de administradores"
      list={usePagedList<Pick<ListAdminActionsApiArg, 'action' | 'from' | 'to'>, AdminActionItem>(ACTIONS)}
      columns={COLUMNS}
      empty={{ title: 'Nenhuma ação ainda' }}
      counted={['ação', 'ações']}
      exportTo={{ path: '/api/admin/audit/admin-actions/export' }}
    />
  );
}

function Values({ values }: { values: AdminActionItem['after'] }) {
  if (!values) return '–';
  return (
    <ul className={classes.values}>
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          {name}: {String(value ?? '–')}
        </li>
      ))}
    </ul>
  );
}
