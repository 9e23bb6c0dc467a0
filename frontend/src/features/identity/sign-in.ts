import { leaveSession } from '../../shared/api/leave-session';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { type Session, startSession } from '../../shared/api/session';
import { readSession } from '../../shared/api/session-storage';

/**
 * Starts the session of who has just signed in. The page holds one: that whose place it takes ends, on the server too.
 * Nothing is kept of somebody who came to pay without a session.
 */
export function signIn(session: Session): void {
  if (readSession()) leaveSession(session.userType);
  clearPendingPayer();
  startSession(session);
}
