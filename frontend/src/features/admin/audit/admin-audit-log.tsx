import { AT_THE_MACHINE, AT_THE_MACHINE_LABEL } from '@kernel/admin-audit-entry';
import { useSearchParams } from 'react-router-dom';
import { type AdminActionItem, useListAdminsQuery } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, DATE_RANGE, isUuid, order, text } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { ACTION_LABELS, actionLabel } from './action-labels';

const ACTION = choice('Ação', ACTION_LABELS, 'Todas');
const REST = {
  target: text('Sobre', (value) => /^[a-z-]{2,40}:[\w.-]{1,60}$/.test(value), 'Como está na lista, tipo:código'),
  ...DATE_RANGE,
  sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }),
};

const usePages = pagesOf('listAdminActions', { limit: 50 });

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
  const filters = { action: ACTION, adminId: choice('Administrador', useAdminNames()), ...REST };
  return (
    <PagedList
      label="Ações de administradores"
      list={usePagedList({ filters, usePages })}
      columns={COLUMNS}
      empty={{ title: 'Nenhuma ação ainda' }}
      counted={['ação', 'ações']}
      exportTo={{ path: '/api/admin/audit/admin-actions/export' }}
    />
  );
}

/** Who administers, by id; the one in the address too, also before they are known and once that one is gone. */
function useAdminNames(): Readonly<Record<string, string>> {
  const { data } = useListAdminsQuery();
  const [params] = useSearchParams();
  const asked = params.get('adminId') ?? '';
  return {
    ...(isUuid(asked) && { [asked]: asked.slice(-8) }),
    ...Object.fromEntries(data?.data.map(({ id, username }) => [id, username]) ?? []),
    [AT_THE_MACHINE]: AT_THE_MACHINE_LABEL,
  };
}

function Values({ values }: { values: AdminActionItem['after'] }) {
  if (!values) return '–';
  return (
    <ul className="soft breaks tiny">
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          {name}: {String(value ?? '–')}
        </li>
      ))}
    </ul>
  );
}
