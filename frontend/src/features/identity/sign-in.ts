import { leaveSession } from '../../shared/api/logout';
import { clearPendingPayer } from '../../shared/api/pending-payer';
import { type Session, startSession } from '../../shared/api/session';
import { readSession } from '../../shared/api/session-storage';

/**
 * Starts the session of who has just signed in. The page holds one: a subscriber's whose place an administrator's takes,
 * or the other way round, ends on the server too, where each has a cookie of its own. Nothing is kept of somebody
 * who came to pay without a session.
 */
export function signIn(session: Session): void {
  const before = readSession();
  if (before && before.userType !== session.userType) leaveSession();
  clearPendingPayer();
  startSession(session);
}
