import { useState } from 'react';
import type { Call } from '../api/call';
import type { Filters } from './filters';
import { answerOf, type ListPage, type ListPages } from './list-pages';
import { type FilterState, useFilters, useOwnFilters } from './use-filters';
import { useSearchedPages } from './use-searched-pages';

/** A search whose text stays on the screen: in no address and in no store. */
export interface ListSearch {
  readonly hint: string;
  /** What is looked for; empty while nothing is. */
  readonly text: string;
  readonly seek: (text: string) => void;
  /** Why the last text was not looked for. */
  readonly problem: string | null;
}

export interface PagedList<Row> {
  readonly filters: FilterState;
  readonly search: ListSearch | null;
  readonly pages: ListPages<ListPage<Row>>;
  /** Does away with what narrows the list; absent while nothing does. */
  readonly clear: (() => void) | undefined;
}

/** How a list's hook asks. */
export interface ListOptions {
  readonly refetchOnMountOrArgChange: true;
  readonly skip: boolean;
  readonly pollingInterval: number;
  readonly skipPollingIfUnfocused: true;
}

interface Declaration<Values extends object, Row> {
  readonly filters: NoInfer<Filters<Values>>;
  /** The generated hook, or one built on it, that reads the list as the filters narrow it. */
  readonly usePages: (values: Values, options: ListOptions) => ListPages<ListPage<Row>>;
  readonly search?: {
    readonly hint: string;
    readonly call: (body: Values & { texto: string }) => Call<ListPage<Row>>;
  };
  /** How often it is read again while somebody looks at it. */
  readonly refreshMs?: number;
}

const SHORTEST = 2;

/** What is looked for, and how to look for something else. */
export type Sought = readonly [text: string, seek: (text: string) => void];

/** A list with its filters in the page's address, its search, and its pages. `sought` is of whoever keeps it longer than the list is shown. */
export function usePagedList<Values extends object, Row>(declared: Declaration<Values, Row>, sought?: Sought) {
  const filters = useFilters(declared.filters);
  return useNarrowed(filters, filters.values, declared, sought);
}

/** The list of one thing in a drawer that no address opens: its filters go with it. */
export function useDrawerList<Asked extends { readonly id: string }, Row>(
  id: string,
  filters: NoInfer<Filters<Omit<Asked, 'id'>>>,
  usePages: Declaration<Asked, Row>['usePages'],
) {
  const own = useOwnFilters(filters);
  return useNarrowed(own, { id, ...own.values } as Asked, { usePages });
}

function useNarrowed<Values extends object, Asked extends object, Row>(
  filters: FilterState<Values>,
  asked: Asked,
  { usePages, search, refreshMs = 0 }: Omit<Declaration<Asked, Row>, 'filters'>,
  sought?: Sought,
) {
  const own = useState('');
  const [text, setText] = sought ?? own;
  const pages = usePages(asked, {
    refetchOnMountOrArgChange: true,
    skip: text !== '',
    pollingInterval: refreshMs,
    skipPollingIfUnfocused: true,
  });
  const found = useSearchedPages(search?.call ?? noSearch, text === '' ? null : { ...asked, texto: text });
  const [short, setShort] = useState(false);
  const seek = (wanted: string) => {
    const tooShort = wanted !== '' && wanted.length < SHORTEST;
    setShort(tooShort);
    if (!tooShort) setText(wanted);
  };
  const clear = () => {
    seek('');
    filters.clear();
  };
  return {
    filters,
    search: search
      ? { hint: search.hint, text, seek, problem: short ? `Digite ao menos ${SHORTEST} caracteres.` : null }
      : null,
    pages: text !== '' ? found : { ...pages, data: answerOf(pages) },
    clear: filters.narrowed || text !== '' ? clear : undefined,
  };
}

function noSearch(): never {
  throw new Error('This list has no search.');
}
