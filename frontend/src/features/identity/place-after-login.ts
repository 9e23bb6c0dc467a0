import { useLocation } from 'react-router-dom';
import { usePlaceLeft } from '../../shared/api/place-left';
import type { Session } from '../../shared/api/session';

/** What a page that nobody without a session may see hands over to the login. */
export interface PlaceState {
  readonly from?: string;
  /** The account that was there, to which alone the login leads back. */
  readonly owner?: string;
}

const HOME_OF = { user: '/consultas', admin: '/admin' } as const;

/** Where whoever has signed in is led; null without a session. */
export function usePlaceAfterLogin(session: Session | null): string | null {
  const left = usePlaceLeft(session);
  const { from, owner } = (useLocation().state ?? {}) as PlaceState;
  if (!session) return null;
  const isTheirs = owner === undefined || owner === session.user.id;
  return (isTheirs && from) || left || HOME_OF[session.userType];
}
