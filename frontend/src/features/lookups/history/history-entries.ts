import { useMemo } from 'react';
import type { HistoryAnswer, HistoryItem } from '../../../shared/api/generated';
import { useSearchedPages } from '../../../shared/list/use-searched-pages';
import { type HistoryArgs, PAGE, searchHistory, useHistoryPagesInfiniteQuery } from '../lookups.api';

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
  const found = useSearchedPages(searchHistory, text === '' ? null : { ...args, texto: text, limit: PAGE });
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = text === '' ? listed : found;
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
