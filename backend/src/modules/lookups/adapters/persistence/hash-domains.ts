/** Separates the audit's keyed subject hashes from those of any other use. */
export const AUDIT_SUBJECTS = 'lookup-audit';

/** Keys of the answers that are given again; they live in memory alone. */
export const RECENT_ANSWERS = 'recent-answers';

/** The history's search terms; another version would need all entries to be indexed anew. */
export const SEARCH_TERMS = 'history-search-1';

/** Groups the requests of one data subject. */
export const PRIVACY_SUBJECTS = 'privacy-request';
