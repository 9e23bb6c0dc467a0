import { Outlet } from 'react-router-dom';
import { useMounted } from '../../shared/ui/use-mounted';
import { CheckingAccess } from './checking-access';
import { useEntrance } from './use-entrance';

/** Lets in who is logged in, with a plan or without. */
export function RequireSession() {
  const { session, login } = useEntrance();
  // Markup made at build time knows of no session.
  if (!useMounted()) return <CheckingAccess />;
  return session ? <Outlet key={session.user.id} /> : login;
}
