/** Separates the audit's keyed subject hashes from those of any other use. */
export const AUDIT_SUBJECTS = 'lookup-audit';
