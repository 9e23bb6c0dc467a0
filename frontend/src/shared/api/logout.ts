import { leaveTo } from './leave';
import { endSession } from './session';
import { forgetLogout, pendingLogout, readSession, rememberLogout, type Session } from './session-storage';

/**
 * Ends the session in every tab of this browser at once, forgets drafts and loads the home page afresh; the server is told beside that, and again
 * until it has heard.
 */
export function logout(): void {
  const session = readSession();
  endOnServer(session);
  endSession();
  // A renewal meanwhile has forgotten that somebody leaves.
  if (session) rememberLogout(session.userType);
  sessionStorage.clear();
  leaveTo('/');
}

/** Tells the server of a logout that it did not hear of: now, and whenever the network is back. */
export function finishLogout(): void {
  const finish = () => {
    const userType = pendingLogout();
    if (userType) void tellServer(userType);
  };
  window.addEventListener('online', finish);
  finish();
}

/** Ends a session on the server, with its cookie: that is by then the successor's where one of the same type follows, and goes on. */
export function endOnServer(session: Session | null, successor?: Session['userType']): void {
  if (!session) return;
  const { userType, token } = session;
  rememberLogout(userType);
  void tellServer(userType, token, successor === userType ? 'omit' : undefined);
}

/** Without a token, the session's cookie says which session it is: no page can read it, nor forget it. The page may go meanwhile. */
async function tellServer(
  userType: Session['userType'],
  token?: string,
  credentials?: RequestCredentials,
): Promise<void> {
  const url = new URL(`/api/auth/logout?userType=${userType}`, window.location.origin);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { method: 'POST', headers, keepalive: true, credentials }).catch(() => null);
  if (response?.ok) forgetLogout(userType);
}
