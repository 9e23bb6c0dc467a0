import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { SourceItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { State } from './lookup-switches';
import { SourceDialog } from './source-dialog';
import { circuitInWords, onePage, rateInWords, timesInWords } from './source-words';
import { useListSourcesQuery } from './sources.api';
import classes from './sources.module.css';

type Filter = '' | 'missing' | 'configured';

const FILTERS: ReadonlyArray<{ value: Filter; label: string }> = [
  { value: '', label: 'Todas' },
  { value: 'configured', label: 'Configuradas' },
  { value: 'missing', label: 'Com algo faltando' },
];

const COLUMNS: ReadonlyArray<Column<SourceItem>> = [
  { header: 'Fonte', cell: ({ name }) => name },
  { header: 'Registro', cell: (source) => <Standing source={source} /> },
  { header: 'Agora', cell: (source) => <Now source={source} /> },
  { header: 'Sucesso em 1 h', cell: ({ health }) => rateInWords(health.successRate), figure: true },
  { header: 'p50 · p95', cell: timesInWords, figure: true },
  { header: 'Chamadas · recusadas', cell: ({ health }) => `${health.calls} · ${health.refused}`, figure: true },
  { header: 'Circuito', cell: circuitInWords },
];

/** Every source that the product can speak to, with its entry and its health. */
export function SourceList() {
  const list = useListSourcesQuery(undefined, { pollingInterval: 15_000, refetchOnMountOrArgChange: true });
  const [filter, setFilter] = useState<Filter>('');
  const [open, setOpen] = useState<SourceItem | null>(null);
  const wanted = ({ configured, missing }: SourceItem) =>
    filter === '' || (filter === 'configured' ? configured : missing.length > 0);
  return (
    <>
      <div className={classes.controls}>
        <NativeSelect
          label="Mostrar"
          data={FILTERS.map((one) => ({ ...one }))}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value as Filter)}
        />
      </div>
      <DataTable
        label="Fontes"
        columns={COLUMNS}
        list={onePage(list, wanted)}
        keyOf={({ id }) => id}
        onOpen={setOpen}
        empty={{ title: 'Nenhuma fonte' }}
        onClear={filter ? () => setFilter('') : undefined}
        counted="fontes"
      />
      {open && <SourceDialog source={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Now({ source: { configured, health } }: { source: SourceItem }) {
  if (!configured) return '–';
  return health.state ? <State state={health.state} /> : 'Sem chamadas';
}

function Standing({ source: { missing, entry, fictional } }: { source: SourceItem }) {
  if (missing.length > 0) return <span className={classes.missing}>{missing.join(' ')}</span>;
  if (fictional && entry) return 'Dados fictícios';
  return entry ? 'Em ordem' : 'Não precisa: dados abertos';
}
