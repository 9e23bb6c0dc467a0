import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { HistoryAnswer } from '../../../shared/api/generated';
import {
  type CallDispatch,
  type HistoryArgs,
  type HistoryItem,
  lookupsApi,
  PAGE,
  useHistoryPagesInfiniteQuery,
} from '../lookups.api';

/** The history as pages that follow each other, however it was found. */
export interface HistoryEntries {
  readonly pages: ReadonlyArray<readonly HistoryItem[]>;
  /** How many there are in all; null until it is known. */
  readonly total: number | null;
  /** There are more than were counted. */
  readonly totalCapped: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  more(): void;
  /** Asks again from the first page. */
  reload(): void;
}

/** The list, or with a text what the search finds. */
export function useHistoryEntries(args: HistoryArgs, text: string): HistoryEntries {
  const listed = useListed(args, text !== '');
  const found = useFound(args, text);
  return text === '' ? listed : found;
}

function useListed(args: HistoryArgs, skip: boolean): HistoryEntries {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useHistoryPagesInfiniteQuery(args, { skip });
  return {
    ...useMemo(() => arranged(data?.pages ?? []), [data]),
    error,
    isFetching,
    hasMore: hasNextPage,
    more: fetchNextPage,
    reload: refetch,
  };
}

interface Search {
  readonly key: string;
  readonly answers: readonly HistoryAnswer[];
  readonly error: unknown;
  readonly isFetching: boolean;
}

const NONE: Search = { key: '', answers: [], error: undefined, isFetching: false };
const STARTING: Search = { ...NONE, isFetching: true };

/** A search is a call, not a cached query: text and answers live in this component and go with it. */
function useFound(args: HistoryArgs, text: string): HistoryEntries {
  const dispatch = useDispatch<CallDispatch>();
  const [search, setSearch] = useState<Search>(NONE);
  const latest = useRef(0);
  const key = text && JSON.stringify({ ...args, texto: text });

  const ask = useCallback(
    async (before: readonly HistoryAnswer[]) => {
      const cursor = before.at(-1)?.nextCursor;
      latest.current += 1;
      const turn = latest.current;
      setSearch({ key, answers: before, error: undefined, isFetching: true });
      const searchHistoryBody = { limit: PAGE, ...JSON.parse(key), ...(cursor && { cursor }) };
      const call = dispatch(lookupsApi.endpoints.searchHistory.initiate({ searchHistoryBody }, { track: false }));
      const { data, error } = await call;
      if (turn !== latest.current) return;
      setSearch({ key, answers: data ? [...before, data] : before, error, isFetching: false });
    },
    [dispatch, key],
  );
  useEffect(() => {
    latest.current += 1;
    if (key) ask([]);
    else setSearch(NONE);
  }, [ask, key]);

  const current = search.key === key ? search : STARTING;
  return {
    ...useMemo(() => arranged(current.answers), [current.answers]),
    error: current.error,
    isFetching: current.isFetching,
    hasMore: Boolean(current.answers.at(-1)?.nextCursor),
    more: () => ask(current.answers),
    reload: () => ask([]),
  };
}

function arranged(answers: readonly HistoryAnswer[]) {
  return {
    pages: answers.map(({ history }) => history),
    total: answers[0]?.total ?? null,
    totalCapped: answers[0]?.totalCapped ?? false,
  };
}
