/** Whoever gives an account days without a payment waits for who does so too. */
export const LOCK_SUBSCRIPTION = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 7251002))';
