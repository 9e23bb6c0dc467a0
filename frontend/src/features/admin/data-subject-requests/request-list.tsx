import {
  DATA_SUBJECT_DEADLINE_DAYS,
  DATA_SUBJECT_REQUEST_KINDS,
  DATA_SUBJECT_REQUEST_STATES,
} from '@kernel/data-subject-request';
import type { DataSubjectRequestItem, ListDataSubjectRequestsApiArg } from '../../../shared/api/generated';
import { type Narrowed, pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order, tick } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { type ListOptions, usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { Screen } from '../../../shared/ui/screen';
import { DeadlineChip } from './deadline-chip';

const COLUMNS: ReadonlyArray<Column<DataSubjectRequestItem>> = [
  { header: 'Protocolo', cell: ({ protocol }) => protocol, look: 'code' },
  { header: 'Prazo', cell: ({ daysLeft }) => <DeadlineChip daysLeft={daysLeft} /> },
  { header: 'Pedido', cell: ({ kind }) => DATA_SUBJECT_REQUEST_KINDS[kind] },
  { header: 'Situação', cell: ({ state }) => DATA_SUBJECT_REQUEST_STATES[state] },
  { header: 'E-mail', cell: ({ emailConfirmed }) => (emailConfirmed ? 'Confirmado' : 'Não confirmado') },
  { header: 'Recebido', cell: ({ receivedAt }) => formatMoment(receivedAt), look: 'line' },
];

type RequestArgs = Narrowed<ListDataSubjectRequestsApiArg>;

const useRequests = pagesOf('listDataSubjectRequests');

interface Filters {
  readonly situacao?: string;
  readonly tipo?: string;
  readonly vencidas?: string;
  readonly ordem?: string;
}

const REQUESTS = {
  filters: {
    situacao: choice('Situação', { todas: 'Todos', ...DATA_SUBJECT_REQUEST_STATES }, 'Abertos'),
    tipo: choice('Pedido', DATA_SUBJECT_REQUEST_KINDS),
    vencidas: tick('Só com o prazo vencido'),
    // Without one the list goes by what is in it: open ones by their deadline, others by their time.
    ordem: order({ '': 'Pela situação', newest: 'Mais novos', oldest: 'Mais antigos' }),
  },
  usePages: useRequestPages,
};

/** The inbox: at first open requests, the nearest deadline first. The list shows nothing of whom a request is about. */
export function RequestList({ onShow }: { onShow: (id: string) => void }) {
  const list = usePagedList(REQUESTS);
  return (
    <Screen
      title="Titulares"
      lead={`Pedidos de quem foi consultado. A lei dá ${DATA_SUBJECT_DEADLINE_DAYS} dias para a resposta, contados do recebimento, e o relógio não para. Abrir um pedido fica registrado.`}
    >
      <PagedList
        label="Pedidos de titulares"
        list={list}
        columns={COLUMNS}
        onOpen={({ id }) => onShow(id)}
        empty={{ title: 'Nenhum pedido aberto', text: 'Os pedidos feitos na página do titular aparecem aqui.' }}
        counted={['pedido', 'pedidos']}
        exportTo={{ path: '/api/admin/privacy-requests/export', params: argsOf(list.filters.values) }}
      />
    </Screen>
  );
}

function useRequestPages(filters: Filters, options: ListOptions) {
  return useRequests(argsOf(filters), options);
}

function argsOf({ situacao = 'abertas', tipo, vencidas, ordem }: Filters): RequestArgs {
  return {
    ...(situacao !== 'todas' && { state: situacao }),
    ...(tipo && { kind: tipo }),
    ...(vencidas && { late: 'true' }),
    ...(ordem && { sort: ordem }),
  } as RequestArgs;
}
