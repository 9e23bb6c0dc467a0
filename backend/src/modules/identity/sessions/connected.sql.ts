/** Conditions on an account `a`: it is signed in somewhere at the moment `$1`; it was here in the last five minutes. */
export const CONNECTED = `EXISTS (SELECT 1 FROM sessions AS session WHERE session.account_id = a.id
  AND session.ended_at IS NULL AND session.idle_expires_at > $1 AND session.expires_at > $1)`;
export const ONLINE = `EXISTS (SELECT 1 FROM account_presence AS presence WHERE presence.account_id = a.id
  AND presence.seen_at > now() - interval '5 minutes')`;
