export interface ReaderRow {
  email: string | null;
  name: string;
}

/** Sets an account's password where it still is `$3`, or whatever it is when `$3` is null; answers who is to be told. */
export const SET_PASSWORD = `
  UPDATE accounts SET password_hash = $2, must_change_password = false
  WHERE id = $1 AND erased_at IS NULL AND ($3::text IS NULL OR password_hash = $3)
  RETURNING email, name`;

/** Ends every open session of an account but `$3`, the one in which the change was made. */
export const END_SESSIONS = `
  UPDATE sessions SET ended_at = $2, end_reason = 'password'
  WHERE account_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3::uuid`;
