/** What statements of other modules may read of all accounts at once: `FROM ${ACCOUNT_ROWS} AS a`. */
export const ACCOUNT_ROWS = `
  (SELECT id, role, email, name, plain_name, created_at, last_login_at, blocked_at, erased_at FROM accounts)`;
