import type { ListPage, ListPages } from './list-pages';

interface Whole<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly total?: number } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A list that comes all at once, as a list of one page; `wanted` narrows it here, `before` sorts it. */
export function onePage<Row>(
  { data, error, isFetching, refetch }: Whole<Row>,
  wanted: (row: Row) => boolean = () => true,
  before: (one: Row, other: Row) => number = () => 0,
): ListPages<ListPage<Row>> {
  return {
    data: data && {
      pages: [{ data: data.data.filter(wanted).toSorted(before), total: data.total ?? data.data.length }],
    },
    error: data ? undefined : error,
    isFetchNextPageError: false,
    isFetching,
    hasNextPage: false,
    fetchNextPage: refetch,
    refetch,
  };
}
