/** Separates the audit's keyed subject hashes from those of any other use. */
export const AUDIT_SUBJECTS = 'lookup-audit';

/** The history's search terms; another version would need all entries to be indexed anew. */
export const SEARCH_TERMS = 'history-search-1';

/** Groups the requests of one data subject. */
export const PRIVACY_SUBJECTS = 'privacy-request';
