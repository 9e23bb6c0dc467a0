import { isLookupType, LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { TextInput } from '@mantine/core';
import { Fold } from '../../../shared/ui/fold';
import { useMedia } from '../../../shared/ui/media';
import { Choice } from '../choice';
import classes from './history-controls.module.css';
import { type HistoryFilters, isFiltered } from './history-filters';
import type { HistoryVariant } from './history-variants';

interface Props {
  readonly filters: HistoryFilters;
  readonly sorts: HistoryVariant['sorts'];
  readonly onChange: (filters: HistoryFilters) => void;
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

/** Filters and order of the history; on phones folded away until they are wanted. */
export function HistoryControls({ filters, sorts, onChange }: Props) {
  const { type, status, sort, from, to } = filters;
  const onPhone = useMedia('(max-width: 560px)');
  const controls = (
    <div className={classes.controls}>
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
        data={[...sorts]}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, sort: sorts.find((one) => one.value === value)?.value ?? 'newest' })
        }
      />
    </div>
  );
  if (!onPhone) return controls;
  return (
    <Fold label="Filtros e ordem" inUse={isFiltered(filters)}>
      {controls}
    </Fold>
  );
}
