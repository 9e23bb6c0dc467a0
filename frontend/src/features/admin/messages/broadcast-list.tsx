import { BROADCAST_STATE_LABELS, SEGMENT_LABELS } from '@kernel/broadcast';
import { Button } from '@mantine/core';
import { type BroadcastAnswer, useCancelBroadcastMutation } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber, percent } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { Tag } from '../../../shared/ui/tag';
import { Section } from '../section';

const BROADCASTS = {
  filters: {
    state: choice(
      'Situação',
      Object.fromEntries(Object.entries(BROADCAST_STATE_LABELS).map(([state, label]) => [state, `${label}s`])),
    ),
    sort: order({ newest: 'Mais novos', oldest: 'Mais antigos' }),
  },
  usePages: pagesOf('listBroadcasts'),
  // Reading goes on while this is looked at.
  refreshMs: 15_000,
};

const TONES = { sent: 'success', scheduled: 'warning', cancelled: 'plain' } as const;

const COLUMNS: ReadonlyArray<Column<BroadcastAnswer>> = [
  { header: 'Recado', cell: ({ content }) => content, look: 'excerpt' },
  { header: 'Para quem', cell: ({ segment }) => SEGMENT_LABELS[segment] },
  { header: 'Situação', cell: ({ state }) => <Tag tone={TONES[state]}>{BROADCAST_STATE_LABELS[state]}</Tag> },
  { header: 'Envio', cell: ({ sentAt, sendAt }) => formatMoment(sentAt ?? sendAt), look: 'line' },
  {
    header: 'Destinatários',
    cell: ({ userCount }) => (userCount === null ? '–' : formatNumber(userCount)),
    look: 'number',
  },
  { header: 'Lidos', cell: ({ readCount, userCount }) => readRate(readCount, userCount), look: 'number' },
  { header: 'Ação', cell: (broadcast) => (broadcast.state === 'scheduled' ? <Cancel id={broadcast.id} /> : '–') },
];

/** What was sent and how much of it was read, what waits for its moment, what was cancelled. */
export function BroadcastList() {
  return (
    <Section title="Recados">
      <PagedList
        label="Recados"
        list={usePagedList(BROADCASTS)}
        columns={COLUMNS}
        empty={{ title: 'Nenhum recado ainda', text: 'O que você enviar ou agendar aparece aqui.' }}
        counted={['recado', 'recados']}
        exportTo={{ path: '/api/admin/messages/export' }}
      />
    </Section>
  );
}

function Cancel({ id }: { id: string }) {
  const [cancel, { isLoading, error }] = useCancelBroadcastMutation();
  return (
    <>
      <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => cancel(id)}>
        Cancelar envio
      </Button>
      <Problem error={error} text="Erro ao cancelar o envio" />
    </>
  );
}

function readRate(readCount: number, userCount: number | null): string {
  if (!userCount) return '–';
  return `${formatNumber(readCount)} (${percent(readCount / userCount)})`;
}
