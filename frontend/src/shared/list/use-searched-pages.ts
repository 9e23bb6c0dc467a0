import { useCallback, useEffect, useRef, useState } from 'react';
import { type Call, useCallDispatch } from '../api/call';
import type { ListPages } from './list-pages';

interface Found<Page> {
  readonly key: string;
  readonly pages: readonly Page[];
  readonly error: unknown;
  readonly isFetching: boolean;
}

/**
 * What a search finds, page after page; nothing is asked while `body` is null. It is a call and no cached query, since it
 * may name somebody: text and answers live in the component and go with it.
 */
export function useSearchedPages<Body extends object, Page extends { readonly nextCursor?: string | null }>(
  call: (body: Body) => Call<Page>,
  body: Body | null,
): ListPages<Page> {
  const dispatch = useCallDispatch();
  const key = body === null ? '' : JSON.stringify(body);
  const [found, setFound] = useState<Found<Page>>({ key: '', pages: [], error: undefined, isFetching: true });
  const latest = useRef(0);
  const search = useRef(call);
  search.current = call;

  const ask = useCallback(
    async (before: readonly Page[]) => {
      latest.current += 1;
      const turn = latest.current;
      setFound({ key, pages: before, error: undefined, isFetching: true });
      const cursor = before.at(-1)?.nextCursor;
      const { data, error } = await dispatch(search.current({ ...JSON.parse(key), ...(cursor && { cursor }) }));
      if (turn === latest.current)
        setFound({ key, pages: data ? [...before, data] : before, error, isFetching: false });
    },
    [dispatch, key],
  );
  useEffect(() => {
    if (key !== '') void ask([]);
    return () => {
      latest.current += 1;
    };
  }, [ask, key]);

  const { pages, error, isFetching } = found.key === key ? found : { pages: [], error: undefined, isFetching: true };
  return {
    data: pages.length > 0 ? { pages } : undefined,
    error,
    isFetchNextPageError: error !== undefined && pages.length > 0,
    isFetching,
    hasNextPage: Boolean(pages.at(-1)?.nextCursor),
    fetchNextPage: () => ask(pages),
    refetch: () => void ask([]),
  };
}
