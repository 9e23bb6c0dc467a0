import { leaveTo } from './leave';
import { endSession } from './session';
import { readSession } from './session-storage';

/** Ends the session on the server and in every tab of this browser, forgets drafts, then loads the home page afresh. */
export async function logout(): Promise<void> {
  const session = readSession();
  const url = new URL(`/api/auth/logout?userType=${session?.userType ?? 'user'}`, window.location.origin);
  const headers: HeadersInit = session ? { authorization: `Bearer ${session.token}` } : {};
  // Whatever the server says, this browser forgets the session.
  await fetch(url, { method: 'POST', headers }).catch(() => undefined);
  endSession();
  sessionStorage.clear();
  leaveTo('/');
}
