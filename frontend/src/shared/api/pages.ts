import { generatedApi } from './generated';

interface Page {
  readonly nextCursor: string | null;
}

/** How a list is narrowed and sorted, out of all that its call takes. */
export type Narrowed<Args> = Args extends object ? Omit<Args, 'cursor' | 'limit'> : Args;

interface More {
  /** As in tags.json: calls that change it have the pages read anew. */
  readonly tag?: Parameters<typeof generatedApi.util.invalidateTags>[0][number] & string;
  /** Rows that are asked for at once, where that is not the server's choice. */
  readonly limit?: number;
}

/** A hook that reads a list page by page. `name` is the list's in the store; `:id` in the address is the `id` it is asked with. */
export function pagesOf<Answer extends Page, Args = void>(name: string, url: string, { tag, ...fixed }: More = {}) {
  const { endpoints } = generatedApi.injectEndpoints({
    endpoints: (build) => ({
      [name]: build.infiniteQuery<Answer, Narrowed<Args>, string | null>({
        ...pagesAt<Narrowed<Args>>(url, fixed),
        providesTags: tag ? [tag] : [],
      }),
    }),
  });
  return (endpoints[name] as NonNullable<(typeof endpoints)[string]>).useInfiniteQuery;
}

/** The pages of a list, each asked for by the cursor that the one before ended with. */
export function pagesAt<Args = void>(url: string, fixed: object = {}) {
  return {
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last: Page) => last.nextCursor },
    query: ({ queryArg, pageParam }: { queryArg: Args; pageParam: string | null }) => {
      const { id, ...narrowed } = Object(queryArg);
      return {
        url: url.replace(':id', encodeURIComponent(id)),
        params: { ...fixed, ...narrowed, ...(pageParam && { cursor: pageParam }) },
      };
    },
  };
}
