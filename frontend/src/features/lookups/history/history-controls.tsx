import { isLookupType, LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { Button, TextInput } from '@mantine/core';
import { Choice } from '../choice';
import classes from './history-controls.module.css';
import { type HistoryFilters, isFiltered, SORTS, type Sort } from './history-filters';

interface Props {
  readonly filters: HistoryFilters;
  readonly onChange: (filters: HistoryFilters) => void;
  readonly onClear: () => void;
}

const TYPES = [
  { value: '', label: 'Todos' },
  ...LOOKUP_CATALOGUE.map(({ type, label }) => ({ value: type as string, label })),
];
const STATUSES = [
  { value: '', label: 'Todos' },
  { value: 'success', label: 'Sucesso' },
  { value: 'error', label: 'Erro' },
];
const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Mais recentes',
  oldest: 'Mais antigas',
  type: 'Por tipo',
  status: 'Por status',
};
const SORT_OPTIONS = (Object.keys(SORTS) as Sort[]).map((value) => ({ value, label: SORT_LABELS[value] }));

/** Filters and order of the history. */
export function HistoryControls({ filters, onChange, onClear }: Props) {
  const { type, status, sort, from, to } = filters;
  return (
    <section className={classes.controls} aria-label="Filtros">
      <Choice
        label="Tipo"
        data={TYPES}
        value={type ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, type: isLookupType(value) ? value : null })}
      />
      <Choice
        label="Status"
        data={STATUSES}
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, status: value === 'success' || value === 'error' ? value : null })
        }
      />
      <TextInput
        label="De"
        type="date"
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, from: value || null })}
      />
      <TextInput
        label="Até"
        type="date"
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, to: value || null })}
      />
      <Choice
        label="Ordem"
        data={SORT_OPTIONS}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, sort: value in SORTS ? (value as Sort) : 'newest' })
        }
      />
      {isFiltered(filters) && (
        <Button variant="subtle" onClick={onClear} className={classes.clear}>
          Limpar filtros
        </Button>
      )}
    </section>
  );
}
