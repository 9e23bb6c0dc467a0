export interface ListPage<Row> {
  readonly data: readonly Row[];
  /** How many there are on all pages. */
  readonly total?: number;
  /** There are more than are counted. */
  readonly totalCapped?: boolean;
  /** There is more than a search shows. */
  readonly capped?: boolean;
  readonly nextCursor?: string | null;
}

/** What an infinite query answers, as far as a list is concerned. */
export interface ListPages<Page> {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
  /** Of what is asked now; `data` may be of what was asked before. */
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: unknown;
  /** It is a further page that failed. */
  readonly isFetchNextPageError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** What other filters found stands until these have answered, not when they failed. */
export function answerOf<Answer extends object>(query: {
  readonly data?: Answer | undefined;
  readonly currentData?: Answer | undefined;
  readonly error?: unknown;
}): Answer | undefined {
  return query.error ? query.currentData : query.data;
}
