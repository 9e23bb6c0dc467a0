import {
  generatedApi,
  type ListSuggestionsApiArg,
  type SearchSuggestionsBody,
  type SuggestionsAnswer,
} from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';

/** How the list is narrowed. */
type SuggestionFilters = Omit<ListSuggestionsApiArg, 'cursor'>;

const LIST = 'Suggestions';

/** The calls of the inbox. */
const suggestionsApi = generatedApi
  .enhanceEndpoints({
    addTagTypes: [LIST],
    endpoints: { moveSuggestion: { invalidatesTags: [LIST] }, answerSuggestion: { invalidatesTags: [LIST] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      suggestionPages: build.infiniteQuery<SuggestionsAnswer, SuggestionFilters, string | null>({
        ...pagesAt<SuggestionFilters>('/api/admin/suggestions'),
        providesTags: [LIST],
      }),
    }),
  });

export const { useSuggestionPagesInfiniteQuery, useMoveSuggestionMutation, useAnswerSuggestionMutation } =
  suggestionsApi;

/** What is searched for may name somebody: it is started untracked and stays in no address. */
export const searchSuggestions = (searchSuggestionsBody: SearchSuggestionsBody) =>
  suggestionsApi.endpoints.searchSuggestions.initiate({ searchSuggestionsBody }, { track: false });
