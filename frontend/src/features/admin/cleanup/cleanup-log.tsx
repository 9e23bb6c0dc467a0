import { CLEANUP_RULE_LABELS } from '@kernel/cleanup';
import { useState } from 'react';
import type { CleanupRunItem, CleanupRunsAnswer } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import { type Column, DataTable } from '../../../shared/list/data-table';
import { ExportButton } from '../../../shared/list/export-button';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tag } from '../../../shared/ui/tag';
import classes from './cleanup.module.css';
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

const useCleanupRuns = pagesOf<CleanupRunsAnswer>('cleanupRunPages', '/api/admin/cleanup/runs', { tag: 'CleanupLog' });

/** What cleanup has done. */
export function CleanupLog() {
  const list = useCleanupRuns(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<CleanupRunItem | null>(null);
  return (
    <section aria-labelledby="limpezas-feitas" className={classes.part}>
      <div className={classes.head}>
        <h2 id="limpezas-feitas">Limpezas feitas</h2>
        <ExportButton path="/api/admin/cleanup/runs/export" />
      </div>
      <DataTable
        label="Limpezas feitas"
        columns={COLUMNS}
        list={list}
        onOpen={setOpened}
        empty={{ title: 'Nenhuma limpeza ainda', text: 'A automática e as que você executar aparecem aqui.' }}
        counted={['limpeza', 'limpezas']}
      />
      {opened && <RunDrawer run={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
