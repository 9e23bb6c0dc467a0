import { exclusively } from './exclusive';
import { startSession } from './session';
import { readSession, type SessionUser } from './session-storage';

/** What came of asking for a new access token: one to go on with, the end of the session, or no answer for now. */
export type Refreshed = { outcome: 'renewed'; token: string } | { outcome: 'ended' } | { outcome: 'unreachable' };

interface RefreshAnswer {
  readonly token: string;
  readonly user?: SessionUser;
  readonly userType?: string;
}

/**
 * Renews the access token once, however many requests and tabs ask for it at the same time.
 * `refused` is the token that the server no longer accepts.
 */
export function refreshSession(refused: string): Promise<Refreshed> {
  return exclusively('nitido-session-refresh', async () => {
    const current = readSession();
    if (!current) return { outcome: 'ended' };
    if (current.token !== refused) return { outcome: 'renewed', token: current.token };
    const answer = await ask();
    if (answer === 'ended' || answer === 'unreachable') return { outcome: answer };
    startSession({
      token: answer.token,
      user: answer.user ?? current.user,
      userType: answer.userType ?? current.userType,
    });
    return { outcome: 'renewed', token: answer.token };
  });
}

async function ask(): Promise<RefreshAnswer | 'ended' | 'unreachable'> {
  try {
    const response = await fetch(new URL('/api/auth/refresh', window.location.origin), { method: 'POST' });
    if (response.status === 401 || response.status === 403) return 'ended';
    if (!response.ok) return 'unreachable';
    const body: unknown = await response.json();
    return isRefreshAnswer(body) ? body : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

function isRefreshAnswer(body: unknown): body is RefreshAnswer {
  return typeof body === 'object' && body !== null && typeof (body as { token?: unknown }).token === 'string';
}
