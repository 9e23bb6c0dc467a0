import { startSession } from './session';
import { asSessionUser, readSession, type Session } from './session-storage';

/**
 * What came of asking for a new access token: one to go on with, the end of the session, an answer that gives none for now,
 * or no answer.
 */
export type Refreshed =
  | { outcome: 'renewed'; token: string }
  | { outcome: 'ended' }
  | { outcome: 'postponed'; status: number; data: unknown }
  | { outcome: 'unreachable' };

/**
 * Renews the access token once, however many requests and tabs ask for it at the same time.
 * `refused` is the session whose token the server no longer accepts.
 */
export function refreshSession(refused: Session): Promise<Refreshed> {
  return exclusively('nitido-session-refresh', async () => meanwhile(refused) ?? ask(refused));
}

/** What another tab has made of the session; null for nothing. To who asks, somebody else's in its place is its end. */
function meanwhile({ token, user }: Session): Refreshed | null {
  const now = readSession();
  if (now?.user.id !== user.id) return { outcome: 'ended' };
  return now.token === token ? null : { outcome: 'renewed', token: now.token };
}

async function ask(refused: Session): Promise<Refreshed> {
  const { userType } = refused;
  const url = new URL(`/api/auth/refresh?userType=${userType}`, window.location.origin);
  const response = await fetch(url, { method: 'POST' }).catch(() => null);
  if (response === null) return { outcome: 'unreachable' };
  if (response.status === 401 || response.status === 403) return { outcome: 'ended' };
  const data: unknown = await response.json().catch(() => null);
  const { token, user } = Object(data);
  const known = asSessionUser(user);
  if (!response.ok || typeof token !== 'string' || !known) {
    return { outcome: 'postponed', status: response.status, data };
  }
  const changed = meanwhile(refused);
  if (changed) return changed;
  startSession({ token, user: known, userType });
  return { outcome: 'renewed', token };
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs the work alone among all tabs of this browser (Web Locks), or alone in this tab where the browser
 * has no locks.
 */
function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request(name, work) as Promise<T>;
  }
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
