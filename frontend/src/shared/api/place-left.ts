import { useEffect } from 'react';
import type { Session } from './session';

const KEY = 'nitido-place-left';

/** Keeps in mind where somebody is whose session ran out. */
export function notePlaceLeft(userId: string): void {
  const { pathname, search } = window.location;
  sessionStorage.setItem(KEY, JSON.stringify([userId, pathname + search]));
}

/** Where the same account was when its session ran out, for the page where it signs in; forgotten with that page. */
export function usePlaceLeft(session: Session | null): string | undefined {
  const entered = session !== null;
  useEffect(() => (entered ? () => sessionStorage.removeItem(KEY) : undefined), [entered]);
  const [userId, path] = placeLeft();
  // Two slashes would begin another server's address.
  return entered && userId === session.user.id && /^\/(?!\/)/.test(path ?? '') ? path : undefined;
}

function placeLeft(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return []; // what another program left there is no place of ours
  }
}
