import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/api/session';

/** The session, and the way to the login, which leads back here: once an account has been here, that account alone. */
export function useEntrance() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const owner = useRef<string>(undefined);
  if (session) owner.current = session.user.id;
  const login = <Navigate to="/login" replace state={{ from: pathname + search, owner: owner.current }} />;
  return { session, login };
}
