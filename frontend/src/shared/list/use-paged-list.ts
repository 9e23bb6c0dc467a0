import { useState } from 'react';
import type { Call } from '../api/call';
import type { Filters } from './filters';
import { answerOf, type ListPage, type ListPages } from './list-pages';
import { type FilterState, useFilters, useOwnFilters } from './use-filters';
import { useSearchedPages } from './use-searched-pages';

/** A search whose text stays on the screen: in no address and in no store. */
export interface ListSearch {
  readonly hint: string;
  /** What was typed to be looked for; empty while nothing is. */
  readonly value: string;
  readonly onSeek: (text: string) => void;
  /** Why it is not looked for. */
  readonly error: string | false;
}

export interface PagedList<Row> {
  readonly filters: FilterState;
  readonly search: ListSearch | undefined;
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
  const [text, seek] = sought ?? own;
  const wanted = text.length < SHORTEST ? '' : text;
  const pages = usePages(asked, {
    refetchOnMountOrArgChange: true,
    skip: wanted !== '',
    pollingInterval: refreshMs,
    skipPollingIfUnfocused: true,
  });
  // Of a list without a search nothing is looked for, so that its call is never made.
  const call = search?.call as NonNullable<typeof search>['call'];
  const found = useSearchedPages(call, wanted === '' ? null : { ...asked, texto: wanted });
  const shown = wanted === '' ? { ...pages, data: answerOf(pages) } : found;
  /** Asks for what it is narrowed to; anew, where that is what it was. */
  const change: typeof filters.change = (next) => {
    const set = filters.values as typeof next;
    const names = Object.keys(next) as Array<keyof Values>;
    if (names.some((name) => (next[name] ?? '') !== (set[name] ?? ''))) filters.change(next);
    else shown.refetch();
  };
  const clear = () => {
    seek('');
    filters.clear();
  };
  return {
    filters: { ...filters, change },
    search: search && {
      hint: search.hint,
      value: text,
      onSeek: (next: string) => (next === text ? void shown.refetch() : seek(next)),
      error: text !== wanted && `Digite ao menos ${SHORTEST} caracteres.`,
    },
    pages: shown,
    clear: filters.narrowed || text !== '' ? clear : undefined,
  };
}
