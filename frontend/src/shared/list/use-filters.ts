import { isRealDay } from '@kernel/brazilian-day';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filter, type Filters, TICKED } from './filters';

/** What is set of the filters, and the ways to change it. */
export interface FilterState<Values extends object = object> {
  readonly declared: Filters<Values>;
  /** What is set, and possible. */
  readonly values: Values;
  /** Sets the named ones; an empty one is taken away, and one that cannot be is left as it was. */
  readonly change: (next: { readonly [Name in keyof Values]?: string }) => void;
  /** Something is left out; an order alone leaves nothing out. */
  readonly narrowed: boolean;
  readonly clear: () => void;
}

/** A list's filters, kept in the page's address, so that a reload and a link show the same. Nothing personal belongs there. */
export function useFilters<Values extends object>(declared: Filters<Values>): FilterState<Values> {
  const [params, setParams] = useSearchParams();
  const change = (next: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return setOf(declared, Object.fromEntries(params), change);
}

/** Those of a list that no address opens: they go with it. */
export function useOwnFilters<Values extends object>(declared: Filters<Values>): FilterState<Values> {
  const [values, setValues] = useState<Readonly<Record<string, string | undefined>>>({});
  return setOf(declared, values, (next) => setValues((before) => ({ ...before, ...next })));
}

/** What is set of the filters, out of what is kept of them wherever that is. */
function setOf<Values extends object>(
  declared: Filters<Values>,
  kept: Readonly<Record<string, string | undefined>>,
  change: (next: Readonly<Record<string, string>>) => void,
): FilterState<Values> {
  const names = Object.keys(declared) as Array<keyof Values & string>;
  const set = names.filter((name) => isPossible(declared[name], kept[name]));
  const narrowing = set.filter((name) => declared[name].kind !== 'order');
  return {
    declared,
    values: Object.fromEntries(set.map((name) => [name, kept[name]])) as Values,
    change: (next) => {
      const given = next as Readonly<Record<string, string | undefined>>;
      const possible = names.filter((name) => given[name] === '' || isPossible(declared[name], given[name]));
      change(Object.fromEntries(possible.map((name) => [name, given[name] ?? ''])));
    },
    narrowed: narrowing.length > 0,
    clear: () => change(Object.fromEntries(narrowing.map((name) => [name, '']))),
  };
}

/** Whether a value can be one of the filter's. */
export function isPossible(filter: Filter, value = ''): boolean {
  if (value === '') return false;
  if (filter.kind === 'choice' || filter.kind === 'order') return Object.hasOwn(filter.choices, value);
  if (filter.kind === 'day') return value.length === 10 && isRealDay(value);
  return filter.kind === 'tick' ? value === TICKED : filter.accepts(value);
}
