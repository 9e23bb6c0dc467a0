/** The locks let two administrators who leave, or shut each other out, at the same moment go one after the other. */
export const LOCK_ADMINS = `
  SELECT id, blocked_at FROM accounts WHERE role = 'admin' AND erased_at IS NULL ORDER BY id FOR UPDATE`;
