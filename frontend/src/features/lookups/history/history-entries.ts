import { useEffect, useMemo, useRef } from 'react';
import { useCallDispatch } from '../../../shared/api/call';
import type { HistoryAnswer, HistoryItem } from '../../../shared/api/generated';
import { useSearchedPages } from '../../../shared/list/use-searched-pages';
import { type HistoryArgs, lookupsApi, PAGE, searchHistory, useHistoryPagesInfiniteQuery } from '../lookups.api';
import { useTotals } from '../totals/use-totals';

/** The history as pages that follow each other, however it was found. */
export interface HistoryEntries {
  readonly pages: ReadonlyArray<readonly HistoryItem[]>;
  /** How many there are in all; null until it is known. */
  readonly total: number | null;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  fetchNextPage(): void;
  /** Asks again from the first page. */
  reload(): void;
}

const NONE: readonly HistoryAnswer[] = [];

/** The list, or with a text what the search finds. */
export function useHistoryEntries(args: HistoryArgs, text: string): HistoryEntries {
  const listed = useHistoryPagesInfiniteQuery(args, { skip: text !== '' });
  useNewLookups();
  const found = useSearchedPages(searchHistory, text === '' ? null : { ...args, texto: text, limit: PAGE });
  // What other filters found stands until these have answered, not when they failed.
  const settled = listed.error ? { ...listed, data: listed.currentData } : listed;
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = text === '' ? settled : found;
  const answers = data?.pages ?? NONE;
  return {
    pages: useMemo(() => answers.map(({ history }) => history), [answers]),
    total: answers[0]?.total ?? null,
    error,
    isFetching,
    hasNextPage,
    fetchNextPage,
    reload: refetch,
  };
}

/** What was looked up in another tab or on another device is listed as well, once it is known of. */
function useNewLookups(): void {
  const dispatch = useCallDispatch();
  const totals = useTotals();
  const known = totals && (totals.newest ?? '');
  const seen = useRef(known);
  useEffect(() => {
    if (known == null) return;
    if (seen.current != null && known > seen.current) dispatch(lookupsApi.util.invalidateTags(['HistoryPages']));
    seen.current = known;
  }, [known, dispatch]);
}
