import { generatedApi, type ListSuggestionsApiArg, type SuggestionsAnswer } from '../../../shared/api/generated';

/** How the list is narrowed. */
export type SuggestionFilters = Omit<ListSuggestionsApiArg, 'cursor'>;

const LIST = 'Suggestions';

/** The calls of the inbox. What is searched for goes out with a mutation and stays in no store. */
const suggestionsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST],
    endpoints: { moveSuggestion: { invalidatesTags: [LIST] }, answerSuggestion: { invalidatesTags: [LIST] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      suggestionPages: build.infiniteQuery<SuggestionsAnswer, SuggestionFilters, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor },
        query: ({ queryArg, pageParam }) => ({
          url: '/api/admin/suggestions',
          params: { ...queryArg, ...(pageParam && { cursor: pageParam }) },
        }),
        providesTags: [LIST],
      }),
    }),
  });

export const {
  useSuggestionPagesInfiniteQuery,
  useSearchSuggestionsMutation,
  useMoveSuggestionMutation,
  useAnswerSuggestionMutation,
} = suggestionsApi;
