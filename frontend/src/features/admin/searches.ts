import {
  generatedApi,
  type SearchAbuseFlagsBody,
  type SearchPaymentsBody,
  type SearchSuggestionsBody,
  type SearchUsersBody,
} from '../../shared/api/generated';

const {
  searchAbuseFlags: abuseFlags,
  searchPayments: payments,
  searchSuggestions: suggestions,
  searchUsers: users,
} = generatedApi.endpoints;

/** What is searched for may name somebody: it is started untracked and stays in no address. */
const UNTRACKED = { track: false } as const;

export const searchAbuseFlags = (searchAbuseFlagsBody: SearchAbuseFlagsBody) =>
  abuseFlags.initiate({ searchAbuseFlagsBody }, UNTRACKED);

export const searchPayments = (searchPaymentsBody: SearchPaymentsBody) =>
  payments.initiate({ searchPaymentsBody }, UNTRACKED);

export const searchSuggestions = (searchSuggestionsBody: SearchSuggestionsBody) =>
  suggestions.initiate({ searchSuggestionsBody }, UNTRACKED);

export const searchUsers = (searchUsersBody: SearchUsersBody) => users.initiate({ searchUsersBody }, UNTRACKED);
