import { serve } from './plain-server.js';
import { accountOf, save } from './plain-steps.js';

/** Bare, but a session is believed for five seconds: a blocked account or a plan that has ended goes on for as long. */

const MOST_MS = 5_000;
const sessions = new Map<string, { account: string | null; until: number }>();

serve({
  async accountOf(claims) {
    const known = sessions.get(claims.sid);
    if (known && known.until > Date.now()) return known.account;
    const account = await accountOf(claims);
    sessions.set(claims.sid, { account, until: Date.now() + MOST_MS });
    return account;
  },
  save,
});
