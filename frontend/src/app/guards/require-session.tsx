import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/api/session';
import { useMounted } from '../../shared/ui/use-mounted';
import { CheckingAccess } from './checking-access';

/** Lets in who is logged in, with a plan or without. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  // Markup made at build time knows of no session.
  if (!useMounted()) return <CheckingAccess />;
  return session ? <Outlet /> : <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
