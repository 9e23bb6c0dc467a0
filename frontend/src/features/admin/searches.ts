import {
  generatedApi,
  type SearchAbuseFlagsBody,
  type SearchPaymentsBody,
  type SearchSuggestionsBody,
  type SearchUsersBody,
} from '../../shared/api/generated';

const { endpoints } = generatedApi;

/** What is searched for may name somebody: it is started untracked and stays in no address. */
const UNTRACKED = { track: false } as const;

export const searchAbuseFlags = (searchAbuseFlagsBody: SearchAbuseFlagsBody) =>
  endpoints.searchAbuseFlags.initiate({ searchAbuseFlagsBody }, UNTRACKED);

export const searchPayments = (searchPaymentsBody: SearchPaymentsBody) =>
  endpoints.searchPayments.initiate({ searchPaymentsBody }, UNTRACKED);

export const searchSuggestions = (searchSuggestionsBody: SearchSuggestionsBody) =>
  endpoints.searchSuggestions.initiate({ searchSuggestionsBody }, UNTRACKED);

export const searchUsers = (searchUsersBody: SearchUsersBody) =>
  endpoints.searchUsers.initiate({ searchUsersBody }, UNTRACKED);
