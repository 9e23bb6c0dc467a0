/** Separates the audit's keyed subject hashes from those of any other use. */
export const AUDIT_SUBJECTS = 'lookup-audit';

/** The history's search terms; another version would need all entries to be indexed anew. */
export const SEARCH_TERMS = 'history-search-1';

/** Gathers an account's lookups of one person or company; kept among the search terms. */
export const DOSSIER_SUBJECTS = 'dossier-1';

/** Words of the labels that an account gives to a person or company. */
export const DOSSIER_LABELS = 'dossier-label-1';

/** Groups the requests of one data subject. */
export const PRIVACY_SUBJECTS = 'privacy-request';
