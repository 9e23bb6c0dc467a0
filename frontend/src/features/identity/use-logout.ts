import { leaveTo } from '../../shared/api/leave';
import { endSession } from '../../shared/api/session';
import { useLogoutMutation } from './identity.api';

/** Ends the session on the server and in every tab of this browser, then loads the home page afresh. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    endSession();
    leaveTo('/');
  };
}
