import { CLEANUP_RULE_LABELS, REMOVAL_STATE_LABELS, type RemovalState } from '@kernel/cleanup';
import type { CleanupRunItem, RemovalItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { useDrawerList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { Tag, type Tone } from '../../../shared/ui/tag';

const TONES: Readonly<Record<RemovalState, Tone>> = { escolhida: 'warning', removida: 'plain', poupada: 'success' };

const COLUMNS: ReadonlyArray<Column<RemovalItem>> = [
  { header: 'Conta', cell: ({ accountId }) => accountId, look: 'code' },
  { header: 'Situação', cell: ({ state }) => <Tag tone={TONES[state]}>{REMOVAL_STATE_LABELS[state]}</Tag> },
  { header: 'Removida em', cell: ({ removedAt }) => (removedAt ? formatMoment(removedAt) : '–'), look: 'line' },
];

const FILTERS = {
  state: choice('Situação', REMOVAL_STATE_LABELS, 'Todas'),
  sort: order({ newest: 'Últimas a sair', oldest: 'Primeiras a sair' }),
};

const useRemovals = pagesOf('listCleanupRemovals');

/** The accounts of one run. They are named by their pseudonym alone. */
export function RunDrawer({ run, onClose }: { run: CleanupRunItem; onClose: () => void }) {
  const list = useDrawerList(run.id, FILTERS, useRemovals);
  return (
    <Drawer title={`${CLEANUP_RULE_LABELS[run.rule]}: limpeza de ${formatMoment(run.startedAt)}`} onClose={onClose}>
      <PagedList
        label="Contas desta limpeza"
        columns={COLUMNS}
        list={list}
        keyOf={({ accountId }) => accountId}
        empty={{ title: 'Nenhuma conta estava na lista' }}
        counted={['conta', 'contas']}
        exportTo={{ path: `/api/admin/cleanup/runs/${run.id}/accounts/export` }}
      />
    </Drawer>
  );
}
