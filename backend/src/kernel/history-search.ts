/** What is looked for in the history: anything that an input of a lookup may hold. */
export const HISTORY_SEARCH_LENGTH = 254;
