interface Page {
  readonly nextCursor: string | null;
}

/** The pages of a list, each asked for by the cursor that the one before ended with. */
export function pagesAt<Args = void>(url: string | ((args: Args) => string), fixed: object = {}) {
  return {
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last: Page) => last.nextCursor },
    query: ({ queryArg, pageParam }: { queryArg: Args; pageParam: string | null }) => ({
      url: typeof url === 'string' ? url : url(queryArg),
      params: {
        ...fixed,
        ...(typeof queryArg === 'object' && queryArg),
        ...(pageParam && { cursor: pageParam }),
      },
    }),
  };
}
