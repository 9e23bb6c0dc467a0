import { CLEANUP_RULE_LABELS, REMOVAL_STATE_LABELS, type RemovalState } from '@kernel/cleanup';
import { useState } from 'react';
import type { CleanupRunItem, RemovalItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { useDrawerList, usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { Section } from '../section';

const metric = (header: string, key: 'chosen' | 'removed' | 'spared'): Column<CleanupRunItem> => ({
  header,
  cell: (run) => formatNumber(run[key]),
  look: 'number',
});

const COLUMNS: ReadonlyArray<Column<CleanupRunItem>> = [
  { header: 'Quando', cell: ({ startedAt }) => formatMoment(startedAt), look: 'line' },
  { header: 'Regra', cell: ({ rule }) => CLEANUP_RULE_LABELS[rule] },
  { header: 'Quem pediu', cell: ({ askedBy }) => askedBy ?? 'Automática' },
  {
    header: 'Situação',
    cell: ({ finishedAt }) =>
      finishedAt ? <Tag tone="success">Concluída</Tag> : <Tag tone="warning">Em andamento</Tag>,
  },
  metric('Na lista', 'chosen'),
  metric('Removidas', 'removed'),
  metric('Mantidas', 'spared'),
];

const RUNS = {
  filters: { sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }) },
  usePages: pagesOf('listCleanupRuns'),
};

/** What cleanup has done. */
export function CleanupLog() {
  const [opened, setOpened] = useState<CleanupRunItem | null>(null);
  return (
    <Section title="Limpezas feitas">
      <PagedList
        label="Limpezas feitas"
        columns={COLUMNS}
        list={usePagedList(RUNS)}
        onOpen={setOpened}
        empty={{ title: 'Nenhuma limpeza ainda', text: 'A automática e as que você executar aparecem aqui.' }}
        counted={['limpeza', 'limpezas']}
        exportTo={{ path: '/api/admin/cleanup/runs/export' }}
      />
      {opened && <RunDrawer run={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}

const TONES: Readonly<Record<RemovalState, Tone>> = { escolhida: 'warning', removida: 'plain', poupada: 'success' };

const REMOVAL_COLUMNS: ReadonlyArray<Column<RemovalItem>> = [
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
function RunDrawer({ run, onClose }: { run: CleanupRunItem; onClose: () => void }) {
  const list = useDrawerList(run.id, FILTERS, useRemovals);
  return (
    <Drawer title={`${CLEANUP_RULE_LABELS[run.rule]}: limpeza de ${formatMoment(run.startedAt)}`} onClose={onClose}>
      <PagedList
        label="Contas desta limpeza"
        columns={REMOVAL_COLUMNS}
        list={list}
        keyOf={({ accountId }) => accountId}
        empty={{ title: 'Nenhuma conta estava na lista' }}
        counted={['conta', 'contas']}
        exportTo={{ path: `/api/admin/cleanup/runs/${run.id}/accounts/export` }}
      />
    </Drawer>
  );
}
