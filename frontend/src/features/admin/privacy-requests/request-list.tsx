import {
  PRIVACY_DEADLINE_DAYS,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_STATE_IDS,
  PRIVACY_REQUEST_STATES,
} from '@kernel/privacy-request';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { Screen } from '../../../shared/ui/screen';
import { DeadlineChip } from './deadline-chip';
import {
  type PrivacyRequestItem,
  type RequestFilters,
  usePrivacyRequestPagesInfiniteQuery,
} from './privacy-requests.api';
import classes from './privacy-requests.module.css';

const COLUMNS: ReadonlyArray<Column<PrivacyRequestItem>> = [
  { header: 'Protocolo', cell: ({ protocol }) => <span className={classes.number}>{protocol}</span> },
  { header: 'Prazo', cell: ({ daysLeft }) => <DeadlineChip daysLeft={daysLeft} /> },
  { header: 'Pedido', cell: ({ kind }) => PRIVACY_REQUEST_KINDS[kind] },
  { header: 'Situação', cell: ({ state }) => PRIVACY_REQUEST_STATES[state] },
  { header: 'E-mail', cell: ({ emailConfirmed }) => (emailConfirmed ? 'Confirmado' : 'Por confirmar') },
  { header: 'Recebido', cell: ({ receivedAt }) => formatMoment(receivedAt) },
];

const OPEN = 'abertas';
const STATES = [
  { value: OPEN, label: 'Abertas' },
  { value: 'todas', label: 'Todas' },
  ...PRIVACY_REQUEST_STATE_IDS.map((state) => ({ value: state as string, label: PRIVACY_REQUEST_STATES[state] })),
];

/** The inbox: open requests, the nearest deadline first. The list shows nothing of whom a request is about. */
export function RequestList({ onShow }: { onShow: (id: string) => void }) {
  const [params, setParams] = useSearchParams();
  const state = STATES.find(({ value }) => value === params.get('situacao'))?.value ?? OPEN;
  const late = params.get('vencidas') === 'sim';
  const list = usePrivacyRequestPagesInfiniteQuery(filtersOf(state, late));
  const set = (name: string, value: string | null) => {
    const changed = new URLSearchParams(params);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true });
  };
  const filtered = state !== OPEN || late;
  return (
    <Screen
      title="Titulares"
      lead={`Pedidos de quem foi consultado. A lei dá ${PRIVACY_DEADLINE_DAYS} dias para a resposta, contados do recebimento, e o relógio não para. Abrir um pedido fica registrado.`}
      actions={<ExportButton path="/api/admin/privacy-requests/export" params={filtersOf(state, late)} />}
    >
      <div className={classes.filters}>
        <NativeSelect
          label="Situação"
          data={STATES}
          value={state}
          onChange={({ currentTarget }) => set('situacao', currentTarget.value === OPEN ? null : currentTarget.value)}
        />
        <Checkbox
          label="Só com o prazo vencido"
          checked={late}
          onChange={({ currentTarget }) => set('vencidas', currentTarget.checked ? 'sim' : null)}
        />
      </div>
      <DataTable
        label="Pedidos de titulares"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => onShow(id)}
        empty={{ title: 'Nenhum pedido aberto', text: 'Os pedidos feitos na página do titular aparecem aqui.' }}
        onClear={filtered ? () => setParams({}, { replace: true }) : undefined}
        counted="pedidos"
      />
    </Screen>
  );
}

function filtersOf(state: string, late: boolean): RequestFilters {
  const wanted = state === 'todas' ? {} : { state: state as NonNullable<RequestFilters['state']> };
  return { ...wanted, ...(late && { late: 'true' as const }) };
}
