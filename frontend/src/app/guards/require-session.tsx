import { Outlet } from 'react-router-dom';
import { useEntrance } from './use-entrance';

/** Lets in who is logged in, with a plan or without. */
export function RequireSession() {
  const { session, entrance } = useEntrance();
  return session ? <Outlet key={session.user.id} /> : entrance;
}
