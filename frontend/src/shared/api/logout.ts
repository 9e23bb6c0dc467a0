import { leaveTo } from './leave';
import { endSession } from './session';
import { forgetLogout, pendingLogout, readSession, rememberLogout, type Session } from './session-storage';

/** Ends the session on the server and in every tab of this browser, forgets drafts, then loads the home page afresh. */
export async function logout(): Promise<void> {
  const session = readSession();
  const heard = await endOnServer(session);
  // A renewal meanwhile has forgotten that somebody leaves.
  if (session && !heard) rememberLogout(session.userType);
  // Whatever the server says, this browser forgets the session.
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

async function endOnServer(session: Session | null): Promise<boolean> {
  if (!session) return true;
  rememberLogout(session.userType);
  return tellServer(session.userType, session.token);
}

/** Answers whether the server has heard of it. Without a token, the session's cookie says which session it is: no page can read it, nor forget it. */
async function tellServer(userType: Session['userType'], token?: string): Promise<boolean> {
  const url = new URL(`/api/auth/logout?userType=${userType}`, window.location.origin);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { method: 'POST', headers }).catch(() => null);
  const heard = response?.ok === true;
  if (heard) forgetLogout(userType);
  return heard;
}
