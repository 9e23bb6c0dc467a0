import '../ui/forms.css';
import type { ReactNode } from 'react';
import { dayText } from '../ui/dates';
import { Fold } from '../ui/fold';
import { useNarrow } from '../ui/media';
import { type FilterChip, FilterChips } from './filter-chips';
import { Field, type Values } from './filter-field';
import { type Filter, MOST_SEARCHED } from './filters';
import classes from './list-filters.module.css';
import { Search } from './search-filter';
import type { FilterState } from './use-filters';
import type { ListSearch } from './use-paged-list';

interface Props {
  readonly filters: FilterState;
  /** A search for what stands in no address. */
  readonly search?: ListSearch | undefined;
  /** What holds where the address names none. */
  readonly defaults?: Readonly<Record<string, string | undefined>> | undefined;
  /** Chips of what narrows the list besides. */
  readonly chips?: readonly FilterChip[] | undefined;
  /** Buttons beside the fields. */
  readonly children?: ReactNode;
}

const PHONE = 720;
/** As many stand in one line of a phone's screen. */
const A_LINE_OF_FIELDS = 2;

/**
 * What narrows and sorts a list, as it was declared, with a chip for each filter in use. On a phone the list is not pushed out of sight: more
 * fields than a line of them are folded away, and the search stays.
 */
export function ListFilters({ filters, search, defaults, chips = [], children }: Props) {
  const onPhone = useNarrow(PHONE);
  const fields = declaredIn(filters).filter(([, { kind }]) => kind !== 'search' && kind !== 'hidden');
  const folded = onPhone && fields.length > A_LINE_OF_FIELDS;
  const sorted = fields.some(([, { kind }]) => kind === 'order');
  return (
    <>
      {folded ? (
        <div className={`row middle between ${classes.folded}`}>
          <Searches filters={filters} search={search} />
          <Fold label={sorted ? 'Filtros e ordem' : 'Filtros'} inUse={filters.narrowed}>
            <div className={classes.filters}>
              <Fields filters={filters} defaults={defaults} />
            </div>
          </Fold>
          <div className={classes.actions}>{children}</div>
        </div>
      ) : (
        <FilterFields filters={filters} search={search} defaults={defaults}>
          {children}
        </FilterFields>
      )}
      <FilterChips
        chips={[...chips, ...chipsOf(filters)]}
        onClear={() => {
          for (const { drop } of chips) drop();
          filters.clear();
        }}
      />
    </>
  );
}

/** The fields alone, searches first. */
export function FilterFields({ filters, search, defaults, children }: Omit<Props, 'chips'>) {
  return (
    <div className={classes.filters}>
      <Searches filters={filters} search={search} />
      <Fields filters={filters} defaults={defaults} />
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

function Searches({ filters, search }: Pick<Props, 'filters' | 'search'>) {
  const values = filters.values as Values;
  const change = filters.change as (next: Values) => void;
  return (
    <>
      {search && <Search label="Busca" {...search} />}
      {declaredIn(filters).map(
        ([name, filter]) =>
          filter.kind === 'search' && (
            <Search
              key={name}
              label={filter.label}
              hint={filter.hint}
              most={MOST_SEARCHED}
              value={values[name] ?? ''}
              onSeek={(value) => change({ [name]: value })}
            />
          ),
      )}
    </>
  );
}

function Fields({ filters, defaults }: Pick<Props, 'filters' | 'defaults'>) {
  const values = filters.values as Values;
  const change = filters.change as (next: Values) => void;
  return declaredIn(filters).map(([name, filter]) => (
    <Field
      key={name}
      filter={filter}
      value={values[name] ?? defaults?.[name] ?? ''}
      values={{ ...defaults, ...values }}
      onChange={(value) => change({ [name]: value })}
    />
  ));
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
