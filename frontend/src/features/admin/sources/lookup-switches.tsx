import '../../../shared/ui/switch.css';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { LookupSwitchItem, ServiceState, SwitchState } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { MaintenanceDialog } from './maintenance-dialog';
import { onePage, STATE_LABELS } from './source-words';
import { useListLookupSwitchesQuery, useSwitchLookupMutation } from './sources.api';
import classes from './sources.module.css';

const FILTERS = [
  { value: '', label: 'Todos' },
  ...Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
];

/** The lookup types with their switches; what was switched can be taken back at once. */
export function LookupSwitches() {
  const list = useListLookupSwitchesQuery(undefined, { pollingInterval: 15_000, refetchOnMountOrArgChange: true });
  const [filter, setFilter] = useState('');
  const [open, setOpen] = useState<LookupSwitchItem | null>(null);
  const [last, setLast] = useState<LookupSwitchItem | null>(null);
  const [change, { error, isLoading }] = useSwitchLookupMutation();
  const set = async (item: LookupSwitchItem, state: SwitchState, text: string | null) => {
    const { data } = await change({ type: item.type, switchLookupBody: { state, text } });
    if (data) setLast(item);
  };
  const columns: ReadonlyArray<Column<LookupSwitchItem>> = [
    { header: 'Consulta', cell: ({ type }) => lookupDefinition(type).label },
    { header: 'Agora', cell: ({ state }) => <State state={state} /> },
    { header: 'Fontes', cell: ({ sources }) => <Sources sources={sources} /> },
    { header: 'Última mudança', cell: changeInWords },
    {
      header: 'Ligada',
      cell: (item) => (
        <Switch
          aria-label={`Consulta ${lookupDefinition(item.type).label} ligada`}
          checked={item.switchState === 'ativo'}
          disabled={isLoading}
          onChange={({ currentTarget }) => set(item, currentTarget.checked ? 'ativo' : 'manutencao', null)}
        />
      ),
    },
  ];
  return (
    <>
      <div className={classes.controls}>
        <NativeSelect label="Estado" data={FILTERS} value={filter} onChange={(e) => setFilter(e.currentTarget.value)} />
      </div>
      <p role="alert" className={classes.problem}>
        {error && readApiError(error, 'Não foi possível mudar a consulta.').text}
      </p>
      <div role="status">
        {last && !error && (
          <p className={classes.undo}>
            <span>
              {lookupDefinition(last.type).label}
              {last.switchState === 'ativo' ? ' entrou em manutenção.' : ' voltou da manutenção.'}
            </span>
            <Button
              size="compact-sm"
              variant="default"
              loading={isLoading}
              onClick={async () => {
                await set(last, last.switchState, last.text);
                setLast(null);
              }}
            >
              Desfazer
            </Button>
          </p>
        )}
      </div>
      <DataTable
        label="Tipos de consulta"
        columns={columns}
        list={onePage(list, (item) => filter === '' || item.state === filter)}
        keyOf={({ type }) => type}
        onOpen={setOpen}
        empty={{ title: 'Nenhum tipo de consulta' }}
        onClear={filter ? () => setFilter('') : undefined}
        counted="tipos"
      />
      {open && (
        <MaintenanceDialog
          item={open}
          onSave={(text) => {
            setOpen(null);
            void set(open, 'manutencao', text);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const TONES: Readonly<Record<ServiceState, Tone>> = {
  operacional: 'success',
  instavel: 'warning',
  manutencao: 'warning',
  fora_do_ar: 'danger',
  desligada: 'plain',
};

export function State({ state }: { state: ServiceState }) {
  return <Tag tone={TONES[state]}>{STATE_LABELS[state]}</Tag>;
}

function Sources({ sources }: Pick<LookupSwitchItem, 'sources'>) {
  if (sources.length === 0) return <span className={classes.missing}>Nenhuma fonte configurada.</span>;
  return (
    <ul className={classes.plain}>
      {sources.map(({ id, name, missing }) => (
        <li key={id}>
          {name}
          {missing && <span className={classes.missing}> {missing}</span>}
        </li>
      ))}
    </ul>
  );
}

function changeInWords({ since, changedBy }: LookupSwitchItem): string {
  if (!since) return '–';
  return changedBy ? `${formatMoment(since)}, ${changedBy}` : formatMoment(since);
}
