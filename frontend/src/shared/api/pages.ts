import type { DefinitionsFromApi, QueryArgFrom, ResultTypeFrom } from '@reduxjs/toolkit/query';
import type { ListPages } from '../list/list-pages';
import { generatedApi } from './generated';

interface Page {
  readonly nextCursor: string | null;
}

type Calls = DefinitionsFromApi<typeof generatedApi>;
type Tag = Parameters<typeof generatedApi.util.invalidateTags>[0][number] & string;

interface ListCall {
  readonly query: (args: { readonly id?: string }) => { readonly url: string };
  readonly providesTags?: readonly Tag[];
}

/** How a list is narrowed and sorted, out of all that its call takes. */
export type Narrowed<Args> = Args extends object ? Omit<Args, 'cursor' | 'limit'> : object;

/** The pages of a list, each asked for by the cursor that the one before ended with. */
export const byCursor = { initialPageParam: null, getNextPageParam: ({ nextCursor }: Page) => nextCursor };

/** A hook that reads a list page by page with the generated call of this name. `limit`: rows at once, where that is not the server's choice. */
export function pagesOf<Name extends keyof Calls & string>(name: Name, fixed: { readonly limit?: number } = {}) {
  type Asked = Narrowed<QueryArgFrom<Calls[Name]>>;
  type Answer = ResultTypeFrom<Calls[Name]> & Page;
  const { query, providesTags = [] } = callOf(name);
  const { endpoints } = generatedApi.injectEndpoints({
    endpoints: (build) => ({
      [`${name}Pages`]: build.infiniteQuery<Answer, Asked, string | null>({
        infiniteQueryOptions: byCursor,
        query: ({ queryArg, pageParam }) => {
          const { id, ...narrowed } = Object(queryArg);
          return {
            url: query({ id }).url,
            params: { ...fixed, ...narrowed, ...(pageParam && { cursor: pageParam }) },
          };
        },
        providesTags,
      }),
    }),
  });
  const use = (endpoints[`${name}Pages`] as NonNullable<(typeof endpoints)[string]>).useInfiniteQuery;
  return use as (asked: Asked, options?: Parameters<typeof use>[1]) => ListPages<Answer>;
}

/** Where a generated call goes, and what it shows by tags.json. */
function callOf(name: string): ListCall {
  let call: unknown;
  generatedApi.enhanceEndpoints({ endpoints: { [name]: (definition: unknown) => (call = definition) } });
  return call as ListCall;
}
