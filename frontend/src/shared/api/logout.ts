import { leaveTo } from './leave';
import { endSession } from './session';
import { readSession } from './session-storage';

/** Ends the session on the server and in every tab of this browser, then loads the home page afresh. */
export async function logout(): Promise<void> {
  const token = readSession()?.token;
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  // Whatever the server says, this browser forgets the session.
  await fetch(new URL('/api/auth/logout', window.location.origin), { method: 'POST', headers }).catch(() => undefined);
  endSession();
  leaveTo('/');
}
