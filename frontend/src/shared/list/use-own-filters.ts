import { useState } from 'react';
import type { Filters } from './filters';
import { type FilterState, setOf } from './use-filters';

/** The filters of a list in a drawer, which no address opens: they go with it. */
export function useOwnFilters<Values extends object>(declared: Filters<Values>): FilterState<Values> {
  const [values, setValues] = useState<Readonly<Record<string, string | undefined>>>({});
  return setOf(declared, values, (next) => setValues((before) => ({ ...before, ...next })));
}
