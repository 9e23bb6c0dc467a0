import { leaveTo } from './leave';
import { endSession } from './session';
import { forgetLogout, pendingLogout, readSession, rememberLogout, type Session } from './session-storage';

/**
 * Ends the session in every tab of this browser at once, forgets drafts and loads the home page afresh; the server is told beside that, and again
 * until it has heard.
 */
export function logout(): void {
  const session = readSession();
  void endOnServer(session);
  endSession();
  // A renewal meanwhile has forgotten that somebody leaves.
  if (session) rememberLogout(session.userType);
  sessionStorage.clear();
  leaveTo('/');
}

/** Ends the session where the page goes on as somebody else: in this browser at once, then on the server. */
export function leaveSession(): void {
  const session = readSession();
  endSession();
  void endOnServer(session);
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

async function endOnServer(session: Session | null): Promise<void> {
  if (!session) return;
  rememberLogout(session.userType);
  await tellServer(session.userType, session.token);
}

/** Without a token, the session's cookie says which session it is: no page can read it, nor forget it. The page may go meanwhile. */
async function tellServer(userType: Session['userType'], token?: string): Promise<void> {
  const url = new URL(`/api/auth/logout?userType=${userType}`, window.location.origin);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { method: 'POST', headers, keepalive: true }).catch(() => null);
  if (response?.ok) forgetLogout(userType);
}
