import { USER_STATUS_LABELS } from '@kernel/user-account';
import type { UserItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatDay, formatMoment, timeAgo } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import { useAddressFilters } from '../address-filters';
import { useUserSearch } from './use-user-search';
import { USER_FILTER_RULES, UserControls } from './user-controls';
import { planName, STATUS_TONES } from './user-words';
import { useUserPagesInfiniteQuery } from './users.api';
import classes from './users.module.css';

const COLUMNS: ReadonlyArray<Column<UserItem>> = [
  { header: 'Nome', cell: ({ name }) => name },
  { header: 'E-mail', cell: ({ email }) => <span className={classes.email}>{email ?? 'Apagado'}</span> },
  {
    header: 'Situação',
    cell: ({ status }) => <Tag tone={STATUS_TONES[status]}>{USER_STATUS_LABELS[status]}</Tag>,
  },
  { header: 'Plano', cell: ({ planId }) => (planId ? planName(planId) : '–') },
  { header: 'Fim do plano', cell: ({ expiresAt }) => (expiresAt ? formatDay(expiresAt) : '–') },
  { header: 'Criada', cell: ({ createdAt }) => formatDay(createdAt) },
  { header: 'Último acesso', cell: ({ lastLoginAt }) => <Seen at={lastLoginAt} /> },
];

/** All subscribers, narrowed, ordered, searched; a row opens the account. */
export function UserList({ onOpen }: { onOpen: (id: string) => void }) {
  const { filters, change } = useAddressFilters(USER_FILTER_RULES);
  const pages = useUserPagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  // What other filters found stands until these have answered, not when they failed.
  const list = pages.error ? { ...pages, data: pages.currentData } : pages;
  const search = useUserSearch(filters);
  const { sort, ...narrowing } = filters;
  const narrowed = search.list !== null || Object.values(narrowing).some(Boolean);
  const clear = () => {
    search.seek('');
    change(sort ? { sort } : {});
  };
  return (
    <Screen
      title="Usuários"
      lead="As contas dos assinantes. Abrir uma conta, ver um e-mail inteiro e exportar ficam registrados na auditoria."
      actions={search.list === null && <ExportButton path="/api/admin/users/export" params={filters} />}
    >
      <UserControls filters={filters} onChange={change} search={search} />
      <DataTable
        label="Usuários"
        columns={COLUMNS}
        list={search.list ?? list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
        empty={{ title: 'Nenhuma conta ainda', text: 'Quem se cadastra aparece aqui.' }}
        onClear={narrowed ? clear : undefined}
        counted="contas"
      />
    </Screen>
  );
}

function Seen({ at }: { at: string | null }) {
  if (!at) return 'Nunca';
  return (
    <time dateTime={at} title={formatMoment(at)} className={classes.whole}>
      {timeAgo(at)}
    </time>
  );
}
