import { answerOf, type ListPage, type ListPages } from './list-pages';

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly total?: number;
}

interface Whole<Row> {
  readonly data?: Answer<Row> | undefined;
  /** Of what is asked now; `data` may be of what was asked before. */
  readonly currentData?: Answer<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A list that comes all at once, as a list of one page; `wanted` narrows it here, `before` sorts it. */
export function onePage<Row>(
  query: Whole<Row>,
  wanted: (row: Row) => boolean = () => true,
  before: (one: Row, other: Row) => number = () => 0,
): ListPages<ListPage<Row>> {
  const { error, isFetching, refetch } = query;
  const answer = answerOf(query);
  const data = answer && {
    pages: [{ data: answer.data.filter(wanted).toSorted(before), total: answer.total ?? answer.data.length }],
  };
  return {
    data,
    currentData: data,
    error,
    isFetchNextPageError: false,
    isFetching,
    hasNextPage: false,
    fetchNextPage: refetch,
    refetch,
  };
}
