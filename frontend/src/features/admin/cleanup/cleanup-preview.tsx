import { REMOVAL_REASON_LABELS, REMOVAL_REASONS, STAY_REASON_LABELS, STAY_REASONS } from '@kernel/cleanup';
import { findPlan } from '@kernel/plans';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { CleanupPreviewAnswer, CleanupStays, DepartureItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { oneOf, useAddressFilters } from '../address-filters';
import { type PreviewFilters, usePreviewPagesInfiniteQuery } from './cleanup.api';
import classes from './cleanup.module.css';
import type { CleanupNotice } from './cleanup-notice';
import { ConfirmCleanup } from './confirm-cleanup';

const RULES = { reason: oneOf(REMOVAL_REASONS) };
const CHOICES = [
  { value: '', label: 'Todos' },
  ...REMOVAL_REASONS.map((reason) => ({ value: reason as string, label: REMOVAL_REASON_LABELS[reason] })),
];

const moment = (text: string) => <span className={classes.whole}>{formatMoment(text)}</span>;

const COLUMNS: ReadonlyArray<Column<DepartureItem>> = [
  { header: 'E-mail', cell: ({ email }) => <span className={classes.whole}>{email}</span> },
  { header: 'Motivo', cell: ({ reason }) => REMOVAL_REASON_LABELS[reason] },
  { header: 'Plano', cell: ({ planId }) => (planId === null ? '–' : (findPlan(planId)?.name ?? planId)) },
  { header: 'Fim do plano ou cadastro', cell: ({ endedAt }) => moment(endedAt) },
  { header: 'Pode sair desde', cell: ({ dueAt }) => moment(dueAt) },
  { header: 'Conta', cell: ({ id }) => <code className={classes.id}>{id}</code> },
];

/** Who would go now. Nothing happens before the list is confirmed. */
export function CleanupPreview({ onDone }: { onDone: (notice: CleanupNotice) => void }) {
  const { filters, change } = useAddressFilters<PreviewFilters>(RULES);
  const list = usePreviewPagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<CleanupPreviewAnswer | null>(null);
  const shown = list.data?.pages[0];
  const someone = shown !== undefined && shown.toRemove > 0;
  const finish = (notice: CleanupNotice) => {
    setAsked(null);
    onDone(notice);
    if (notice.failed) void list.refetch();
  };
  return (
    <section aria-labelledby="quem-sairia" className={classes.part}>
      <div className={classes.head}>
        <div>
          <h2 id="quem-sairia">Quem sairia agora</h2>
          {shown && (
            <p className={classes.note}>
              Lista de {formatMoment(shown.asOf)}. {stayWords(shown.stays)}
            </p>
          )}
        </div>
        <div className={classes.actions}>
          <NativeSelect
            label="Motivo"
            data={CHOICES}
            value={filters.reason ?? ''}
            onChange={({ currentTarget }) =>
              change(currentTarget.value ? { reason: currentTarget.value as never } : {})
            }
          />
          <Button variant="default" loading={list.isFetching} onClick={() => list.refetch()}>
            Atualizar
          </Button>
          <ExportButton
            path="/api/admin/cleanup/preview/export"
            params={{ ...filters, ...(shown && { asOf: shown.asOf }) }}
          />
          {someone && !filters.reason && <Button onClick={() => setAsked(shown)}>Executar limpeza</Button>}
        </div>
      </div>
      {someone && filters.reason && (
        <p className={classes.note}>
          A limpeza vale para a lista inteira, de {shown.toRemove.toLocaleString('pt-BR')}. Escolha “Todos” para
          executar.
        </p>
      )}
      <DataTable
        label="Quem sairia agora"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: 'Nenhuma conta a remover', text: 'Quem passar do prazo aparece aqui antes de sair.' }}
        onClear={filters.reason ? () => change({}) : undefined}
        counted="contas"
      />
      {asked && <ConfirmCleanup shown={asked} onDone={finish} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** Those whose time is over too, and what keeps them. */
function stayWords(stays: CleanupStays): string {
  const words = STAY_REASONS.filter((reason) => stays[reason] > 0).map(
    (reason) => `${stays[reason].toLocaleString('pt-BR')} com “${STAY_REASON_LABELS[reason]}”`,
  );
  return words.length === 0 ? '' : `Ficam, embora o prazo tenha passado: ${words.join(', ')}.`;
}
