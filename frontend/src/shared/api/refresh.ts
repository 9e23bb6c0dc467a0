import { exclusively } from './exclusive';
import { startSession } from './session';
import { asSessionUser, readSession, type Session } from './session-storage';

/** What came of asking for a new access token: one to go on with, the end of the session, or no answer for now. */
export type Refreshed = { outcome: 'renewed'; token: string } | { outcome: 'ended' } | { outcome: 'unreachable' };

/**
 * Renews the access token once, however many requests and tabs ask for it at the same time.
 * `refused` is the token that the server no longer accepts.
 */
export function refreshSession(refused: string): Promise<Refreshed> {
  return exclusively('nitido-session-refresh', async () => {
    const current = readSession();
    if (!current) return { outcome: 'ended' };
    if (current.token !== refused) return { outcome: 'renewed', token: current.token };
    const answer = await ask(current.userType);
    if (answer === 'ended' || answer === 'unreachable') return { outcome: answer };
    startSession(answer);
    return { outcome: 'renewed', token: answer.token };
  });
}

async function ask(userType: Session['userType']): Promise<Session | 'ended' | 'unreachable'> {
  try {
    const url = new URL(`/api/auth/refresh?userType=${userType}`, window.location.origin);
    const response = await fetch(url, { method: 'POST' });
    if (response.status === 401 || response.status === 403) return 'ended';
    if (!response.ok) return 'unreachable';
    const { token, user } = await response.json();
    const known = asSessionUser(user);
    return typeof token === 'string' && known ? { token, user: known, userType } : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
