import { CLEANUP_RULE_LABELS } from '@kernel/cleanup';
import { useState } from 'react';
import type { CleanupRunItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tag } from '../../../shared/ui/tag';
import { Section } from '../section';
import { RunDrawer } from './run-drawer';

const metric = (header: string, key: 'chosen' | 'removed' | 'spared'): Column<CleanupRunItem> => ({
  header,
  cell: (run) => formatNumber(run[key]),
  look: 'number',
});

const COLUMNS: ReadonlyArray<Column<CleanupRunItem>> = [
  { header: 'Quando', cell: ({ startedAt }) => formatMoment(startedAt), look: 'line' },
  { header: 'Regra', cell: ({ rule }) => CLEANUP_RULE_LABELS[rule] },
  { header: 'Quem mandou', cell: ({ askedBy }) => askedBy ?? 'Automática' },
  {
    header: 'Situação',
    cell: ({ finishedAt }) =>
      finishedAt ? <Tag tone="success">Concluída</Tag> : <Tag tone="warning">Em andamento</Tag>,
  },
  metric('Na lista', 'chosen'),
  metric('Removidas', 'removed'),
  metric('Poupadas', 'spared'),
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
