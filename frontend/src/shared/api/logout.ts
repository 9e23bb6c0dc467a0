import { leaveTo } from './leave';
import { endSession } from './session';
import { forgetLogout, pendingLogout, readSession, rememberLogout, type Session } from './session-storage';

/** Ends the session on the server and in every tab of this browser, forgets drafts, then loads the home page afresh. */
export async function logout(): Promise<void> {
  // Whatever the server says, this browser forgets the session.
  await endOnServer(readSession());
  endSession();
  sessionStorage.clear();
  leaveTo('/');
}

/** Ends the session where the page goes on as somebody else: in this browser at once, then on the server. */
export async function leaveSession(): Promise<void> {
  const session = readSession();
  endSession();
  await endOnServer(session);
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

/** Without a token, the session's cookie says which session it is: no page can read it, nor forget it. */
async function tellServer(userType: Session['userType'], token?: string): Promise<void> {
  const url = new URL(`/api/auth/logout?userType=${userType}`, window.location.origin);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { method: 'POST', headers }).catch(() => null);
  if (response?.ok) forgetLogout(userType);
}
