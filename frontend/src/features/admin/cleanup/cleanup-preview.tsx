import { REMOVAL_REASON_LABELS, STAY_REASON_LABELS, STAY_REASONS } from '@kernel/cleanup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CleanupPreviewAnswer, CleanupStays, DepartureItem } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { planLabel } from '../plan-labels';
import { type PreviewFilters, usePreviewPagesInfiniteQuery } from './cleanup.api';
import classes from './cleanup.module.css';
import type { CleanupNotice } from './cleanup-notice';
import { ConfirmCleanup } from './confirm-cleanup';

const PREVIEW = {
  filters: { reason: choice('Motivo', REMOVAL_REASON_LABELS) },
  usePages: usePreviewPagesInfiniteQuery,
};

const COLUMNS: ReadonlyArray<Column<DepartureItem>> = [
  { header: 'E-mail', cell: ({ email }) => email, look: 'line' },
  { header: 'Motivo', cell: ({ reason }) => REMOVAL_REASON_LABELS[reason] },
  { header: 'Plano', cell: ({ planId }) => (planId === null ? '–' : planLabel(planId)) },
  { header: 'Fim do plano ou cadastro', cell: ({ endedAt }) => formatMoment(endedAt), look: 'line' },
  { header: 'Pode sair desde', cell: ({ dueAt }) => formatMoment(dueAt), look: 'line' },
  { header: 'Conta', cell: ({ id }) => id, look: 'code' },
];

/** Who would go now. Nothing happens before the list is confirmed. */
export function CleanupPreview({ onDone }: { onDone: (notice: CleanupNotice) => void }) {
  const list = usePagedList<PreviewFilters, DepartureItem>(PREVIEW);
  const [asked, setAsked] = useState<CleanupPreviewAnswer | null>(null);
  const { reason } = list.filters.values;
  const shown = list.pages.data?.pages[0] as CleanupPreviewAnswer | undefined;
  const someone = shown !== undefined && shown.toRemove > 0;
  const finish = (notice: CleanupNotice) => {
    setAsked(null);
    onDone(notice);
    if (notice.failed) void list.pages.refetch();
  };
  return (
    <section aria-labelledby="quem-sairia" className={classes.part}>
      <h2 id="quem-sairia">Quem sairia agora</h2>
      {shown && (
        <p className={classes.note}>
          Lista de {formatMoment(shown.asOf)}. {stayWords(shown.stays)}
        </p>
      )}
      <PagedList
        label="Quem sairia agora"
        list={list}
        columns={COLUMNS}
        empty={{ title: 'Nenhuma conta a remover', text: 'Quem passar do prazo aparece aqui antes de sair.' }}
        counted="contas"
        actions={
          <Button variant="default" loading={list.pages.isFetching} onClick={() => list.pages.refetch()}>
            Atualizar
          </Button>
        }
        exportTo={{
          path: '/api/admin/cleanup/preview/export',
          params: { ...list.filters.values, ...(shown && { asOf: shown.asOf }) },
        }}
      >
        {someone && !reason && (
          <p>
            <Button onClick={() => setAsked(shown)}>Executar limpeza</Button>
          </p>
        )}
        {someone && reason && (
          <p className={classes.note}>
            A limpeza vale para a lista inteira, de {formatNumber(shown.toRemove)}. Escolha “Todos” para executar.
          </p>
        )}
      </PagedList>
      {asked && <ConfirmCleanup shown={asked} onDone={finish} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** Those whose time is over too, and what keeps them. */
function stayWords(stays: CleanupStays): string {
  const words = STAY_REASONS.filter((reason) => stays[reason] > 0).map(
    (reason) => `${formatNumber(stays[reason])} com “${STAY_REASON_LABELS[reason]}”`,
  );
  return words.length === 0 ? '' : `Ficam, embora o prazo tenha passado: ${words.join(', ')}.`;
}
