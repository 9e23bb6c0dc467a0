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

export const searchAbuseFlags = (body: SearchAbuseFlagsBody) => endpoints.searchAbuseFlags.initiate(body, UNTRACKED);

export const searchPayments = (body: SearchPaymentsBody) => endpoints.searchPayments.initiate(body, UNTRACKED);

export const searchSuggestions = (body: SearchSuggestionsBody) => endpoints.searchSuggestions.initiate(body, UNTRACKED);

export const searchUsers = (body: SearchUsersBody) => endpoints.searchUsers.initiate(body, UNTRACKED);
