import '../ui/forms.css';
import { Checkbox, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Choice } from '../ui/choice';
import { dayText } from '../ui/dates';
import { Fold } from '../ui/fold';
import { type FilterChip, FilterChips } from './filter-chips';
import { type Filter, TICKED } from './filters';
import classes from './list-filters.module.css';
import { Search, SearchInput } from './search-filter';
import type { FilterState } from './use-filters';
import type { ListSearch } from './use-paged-list';

interface Props {
  readonly filters: FilterState;
  /** A search for what stands in no address. */
  readonly search?: ListSearch | null | undefined;
  /** What holds where the address names none. */
  readonly defaults?: Readonly<Record<string, string | undefined>> | undefined;
  /** Chips of what narrows the list besides. */
  readonly chips?: readonly FilterChip[] | undefined;
  /** Folds the fields away until they are wanted. */
  readonly folded?: boolean;
  /** Buttons beside the fields. */
  readonly children?: ReactNode;
}

type Values = Readonly<Record<string, string | undefined>>;

/** What narrows and sorts a list, as it was declared, with a chip for each filter in use. */
export function ListFilters({ filters, search, defaults, chips = [], folded = false, children }: Props) {
  const all = [...chips, ...chipsOf(filters)];
  const fields = (
    <FilterFields filters={filters} search={search} defaults={defaults}>
      {children}
    </FilterFields>
  );
  return (
    <>
      {folded ? (
        <Fold label="Filtros e ordem" inUse={filters.narrowed}>
          {fields}
        </Fold>
      ) : (
        fields
      )}
      <FilterChips
        chips={all}
        onClear={
          all.length > 1
            ? () => {
                for (const { drop } of chips) drop();
                filters.clear();
              }
            : undefined
        }
      />
    </>
  );
}

/** The fields alone. */
export function FilterFields({ filters, search, defaults, children }: Omit<Props, 'chips' | 'folded'>) {
  const values = filters.values as Values;
  const change = filters.change as (next: Values) => void;
  return (
    <div className={classes.filters}>
      {search && <Search label="Busca" hint={search.hint} value={search.text} onSeek={search.seek} />}
      {declaredIn(filters).map(([name, filter]) => (
        <Field
          key={name}
          filter={filter}
          value={values[name] ?? defaults?.[name] ?? ''}
          values={{ ...defaults, ...values }}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

/** A chip for each filter in use; `named` tells what a value of it is called, where the filter itself does not know. */
export function chipsOf(
  filters: FilterState,
  named: (name: string, value: string) => string | null = () => null,
): FilterChip[] {
  const values = filters.values as Values;
  const change = filters.change as (next: Values) => void;
  return declaredIn(filters).flatMap(([name, filter]) => {
    const value = values[name];
    const label = (value && named(name, value)) || chipText(filter, value);
    return label ? [{ label, drop: () => change({ [name]: '' }) }] : [];
  });
}

function declaredIn(filters: FilterState): [string, Filter][] {
  return Object.entries(filters.declared as Readonly<Record<string, Filter>>);
}

interface FieldProps {
  readonly filter: Filter;
  readonly value: string;
  readonly values: Values;
  readonly onChange: (value: string) => void;
}

function Field({ filter, value, values, onChange }: FieldProps) {
  const { kind, label } = filter;
  const onEvent = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  switch (kind) {
    case 'choice':
    case 'order': {
      const choices = Object.entries(filter.choices).map(([one, text]) => ({ value: one, label: text }));
      const [first, ...others] = choices;
      const data =
        kind === 'choice' ? [{ value: '', label: filter.none }, ...choices] : [{ ...first, value: '' }, ...others];
      const chosen = kind === 'order' && value === first?.value ? '' : value;
      return <Choice label={label} data={data as typeof choices} value={chosen} onChange={onEvent} />;
    }
    case 'day':
      return (
        <TextInput
          label={label}
          type="date"
          value={value}
          min={filter.notBefore && values[filter.notBefore]}
          max={filter.notAfter && values[filter.notAfter]}
          onChange={onEvent}
        />
      );
    case 'tick':
      return (
        <Checkbox
          className={classes.tick ?? ''}
          label={label}
          checked={value === TICKED}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? TICKED : '')}
        />
      );
    case 'text':
      return (
        <SearchInput
          label={label}
          hint={filter.hint}
          value={value}
          error={value !== '' && !filter.accepts(value) && 'Valor inválido.'}
          onSeek={onChange}
        />
      );
    case 'search':
      return <Search label={label} hint={filter.hint} value={value} onSeek={onChange} />;
    case 'hidden':
      return null;
  }
}

/** What a filter in use is called; null for one that leaves nothing out. */
function chipText(filter: Filter, value: string | undefined): string | null {
  if (!value) return null;
  switch (filter.kind) {
    case 'choice':
      return filter.choices[value] ?? value;
    case 'day':
      return `${filter.label} ${dayText(value)}`;
    case 'tick':
      return filter.label;
    case 'hidden':
      return `${filter.label} ${value.slice(-8)}`;
    case 'text':
      return `${filter.label} ${value}`;
    default:
      return null;
  }
}
