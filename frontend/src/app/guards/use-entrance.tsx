import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/api/session';
import { useMounted } from '../../shared/ui/use-mounted';
import { CheckingAccess } from './checking-access';

/**
 * The session, and what to show without one: the way to the login, which leads back here; once an account has been here, that account
 * alone. Markup made at build time knows of no session.
 */
export function useEntrance() {
  const stored = useSession();
  const mounted = useMounted();
  const { pathname, search } = useLocation();
  const owner = useRef<string>(undefined);
  if (stored) owner.current = stored.user.id;
  if (!mounted) return { session: null, entrance: <CheckingAccess /> };
  const entrance = <Navigate to="/login" replace state={{ from: pathname + search, owner: owner.current }} />;
  return { session: stored, entrance };
}
