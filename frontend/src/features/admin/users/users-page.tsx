import { USER_SORT_LABELS, USER_STATUS_LABELS } from '@kernel/user-account';
import { useState } from 'react';
import type { UserItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, DATE_RANGE, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { type Sought, usePagedList } from '../../../shared/list/use-paged-list';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import { useOpened } from '../../../shared/ui/use-opened';
import { useTimeAgo } from '../../../shared/ui/use-time-ago';
import { PLAN_LABELS, planLabel } from '../plan-labels';
import { searchUsers } from '../searches';
import { UserDetail } from './user-detail';
import { STATUS_TONES } from './user-labels';

const USERS = {
  filters: {
    status: choice('Situação', { ...USER_STATUS_LABELS, todas: 'Todas, também encerradas' }, 'Todas'),
    plan: choice('Plano', PLAN_LABELS),
    sort: order(USER_SORT_LABELS),
    from: { ...DATE_RANGE.from, label: 'Cadastro de' },
    to: { ...DATE_RANGE.to, label: 'Cadastro até' },
  },
  usePages: pagesOf('listUsers'),
  search: { hint: 'Nome, e-mail inteiro ou código da conta', call: searchUsers },
};

const COLUMNS: ReadonlyArray<Column<UserItem>> = [
  { header: 'Nome', cell: ({ name }) => name },
  { header: 'E-mail', cell: ({ email }) => email ?? 'Apagado', look: 'line' },
  {
    header: 'Situação',
    cell: ({ status }) => <Tag tone={STATUS_TONES[status]}>{USER_STATUS_LABELS[status]}</Tag>,
  },
  { header: 'Plano', cell: ({ planId }) => (planId ? planLabel(planId) : '–') },
  { header: 'Fim do plano', cell: ({ expiresAt }) => (expiresAt ? formatDay(expiresAt) : '–') },
  { header: 'Criada', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Último acesso',
    cell: ({ lastLoginAt }) => (lastLoginAt ? <Seen at={lastLoginAt} /> : 'Nunca'),
    look: 'line',
  },
];

/** Usuários: the subscribers, or one of them; which one is in the address, by its code. */
export function UsersPage() {
  const [id, open] = useOpened('conta');
  const sought = useState('');
  return id ? <UserDetail key={id} id={id} onClose={() => open(null)} /> : <UserList sought={sought} onOpen={open} />;
}

function UserList({ sought, onOpen }: { sought: Sought; onOpen: (id: string) => void }) {
  return (
    <Screen
      title="Usuários"
      lead="As contas dos assinantes. Abrir uma conta, ver um e-mail inteiro e exportar ficam registrados na auditoria."
    >
      <PagedList
        label="Usuários"
        list={usePagedList(USERS, sought)}
        columns={COLUMNS}
        onOpen={({ id }) => onOpen(id)}
        empty={{ title: 'Nenhuma conta ainda', text: 'Quem se cadastra aparece aqui.' }}
        counted={['conta', 'contas']}
        exportTo={{ path: '/api/admin/users/export', inBody: true }}
      />
    </Screen>
  );
}

function Seen({ at }: { at: string }) {
  const ago = useTimeAgo(at);
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {ago}
    </time>
  );
}
