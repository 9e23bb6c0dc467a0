/** For how long the pages of a search for people belong to it. */
export const SEARCH_MS = 10 * 60_000;
