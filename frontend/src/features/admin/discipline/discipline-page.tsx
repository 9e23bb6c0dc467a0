import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ObservationItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { Screen } from '../../../shared/ui/screen';
import { useObservationPagesInfiniteQuery } from './discipline.api';
import classes from './discipline.module.css';
import { DETECTORS, figuresInWords, LEVELS } from './in-words';
import { LevelMark } from './level-mark';
import { ObservationDialog } from './observation-dialog';
import { readFilters } from './read-filters';

const named = (labels: Readonly<Record<string, string>>) => [
  { value: '', label: 'Todos' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const VALIDITY = [
  { value: '', label: 'Todas' },
  { value: 'sim', label: 'Em vigor agora' },
];

const COLUMNS: ReadonlyArray<Column<ObservationItem>> = [
  { header: 'Quando', cell: ({ em }) => formatMoment(em) },
  { header: 'Conta', cell: ({ nome, email, accountId }) => <Account {...{ nome, email, accountId }} /> },
  { header: 'Nível', cell: (one) => <LevelMark level={one.nivel} inForce={one.emVigor} /> },
  { header: 'Motivo', cell: ({ motivo, por }) => (motivo ? DETECTORS[motivo] : (por ?? '–')) },
  { header: 'Números', cell: ({ numeros, nota }) => figuresInWords(numeros) || nota || '–' },
  { header: 'Até', cell: ({ ate, nivel }) => (ate ? formatMoment(ate) : nivel === 'retida' ? 'Liberação' : '–') },
];

/** Accounts that seem to try documents, contacts or names out: what was noticed, and what to do about it. */
export function DisciplinePage() {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const filters = readFilters(params);
  const list = useObservationPagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const change = (name: keyof typeof filters) => (event: { currentTarget: { value: string } }) => {
    const set = Object.entries({ ...filters, [name]: event.currentTarget.value.trim() }).filter(([, value]) => value);
    setParams(Object.fromEntries(set) as Record<string, string>, { replace: true });
  };
  return (
    <Screen
      title="Uso suspeito"
      lead="Contas que parecem experimentar documentos, contatos ou nomes. Nada aqui é prova: confira antes de decidir."
    >
      <div className={classes.controls}>
        <NativeSelect label="Nível" data={named(LEVELS)} value={filters.nivel ?? ''} onChange={change('nivel')} />
        <NativeSelect label="Motivo" data={named(DETECTORS)} value={filters.motivo ?? ''} onChange={change('motivo')} />
        <NativeSelect label="Validade" data={VALIDITY} value={filters.emVigor ?? ''} onChange={change('emVigor')} />
        <TextInput
          label="Código da conta"
          key={filters.conta ?? ''}
          defaultValue={filters.conta ?? ''}
          onBlur={change('conta')}
        />
      </div>
      <DataTable
        label="Observações de uso"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: 'Nada fora do comum', text: 'Quando uma conta parece experimentar dados, ela aparece aqui.' }}
        onClear={Object.keys(filters).length > 0 ? () => setParams({}, { replace: true }) : undefined}
        counted="observações"
      />
      {opened && <ObservationDialog id={opened} onClose={() => setOpened(null)} />}
    </Screen>
  );
}

function Account({ nome, email, accountId }: Pick<ObservationItem, 'nome' | 'email' | 'accountId'>) {
  return (
    <span className={classes.account}>
      <strong>{nome ?? 'Conta apagada'}</strong>
      <span>{email ?? accountId.slice(-8)}</span>
    </span>
  );
}
