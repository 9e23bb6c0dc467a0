import { BROADCAST_STATE_LABELS, BROADCAST_STATES, type BroadcastState, SEGMENT_LABELS } from '@kernel/broadcast';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { Tag } from '../../../shared/ui/tag';
import { type BroadcastAnswer, useBroadcastPagesInfiniteQuery, useCancelBroadcastMutation } from './messages.api';
import classes from './messages.module.css';

const CHOICES = [
  { value: '', label: 'Todos' },
  ...BROADCAST_STATES.map((state) => ({ value: state as string, label: `${BROADCAST_STATE_LABELS[state]}s` })),
];
/** Reading goes on while this is looked at. */
const REFRESH_MS = 15_000;

const TONES = { sent: 'success', scheduled: 'warning', cancelled: 'plain' } as const;

const COLUMNS: ReadonlyArray<Column<BroadcastAnswer>> = [
  { header: 'Recado', cell: ({ content }) => <span className={classes.text}>{content}</span> },
  { header: 'Para quem', cell: ({ segment }) => SEGMENT_LABELS[segment] },
  {
    header: 'Situação',
    cell: ({ state }) => <Tag tone={TONES[state]}>{BROADCAST_STATE_LABELS[state]}</Tag>,
  },
  {
    header: 'Envio',
    cell: ({ sentAt, sendAt }) => <span className={classes.whole}>{formatMoment(sentAt ?? sendAt)}</span>,
  },
  { header: 'Destinatários', cell: ({ userCount }) => userCount?.toLocaleString('pt-BR') ?? '–', figure: true },
  {
    header: 'Lidos',
    cell: ({ readCount, userCount }) => <span className={classes.whole}>{readRate(readCount, userCount)}</span>,
    figure: true,
  },
  { header: 'Ação', cell: (broadcast) => (broadcast.state === 'scheduled' ? <Cancel id={broadcast.id} /> : '–') },
];

/** What was sent and how much of it was read, what waits for its moment, what was cancelled. */
export function BroadcastList() {
  const [state, setState] = useState<BroadcastState | null>(null);
  const list = useBroadcastPagesInfiniteQuery(state, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <section aria-labelledby="recados" className={classes.list}>
      <div className={classes.listHead}>
        <h2 id="recados">Recados</h2>
        <NativeSelect
          label="Situação"
          data={CHOICES}
          value={state ?? ''}
          onChange={(event) => setState((event.currentTarget.value || null) as BroadcastState | null)}
        />
        <ExportButton path="/api/admin/messages/export" params={state ? { state } : {}} />
      </div>
      <DataTable
        label="Recados"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: 'Nenhum recado ainda', text: 'O que você enviar ou agendar aparece aqui.' }}
        onClear={state ? () => setState(null) : undefined}
        counted="recados"
      />
    </section>
  );
}

function Cancel({ id }: { id: string }) {
  const [cancel, { isLoading, error }] = useCancelBroadcastMutation();
  return (
    <>
      <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => cancel({ id })}>
        Cancelar envio
      </Button>
      {error !== undefined && <p role="alert">{readApiError(error, 'Erro ao cancelar o envio').text}</p>}
    </>
  );
}

function readRate(readCount: number, userCount: number | null): string {
  if (!userCount) return '–';
  const rate = (readCount / userCount).toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
  return `${readCount.toLocaleString('pt-BR')} (${rate})`;
}
