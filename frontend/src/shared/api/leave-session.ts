import { endOnServer } from './logout';
import { endSession } from './session';
import { readSession, type Session } from './session-storage';

/** Ends the session where the page goes on as somebody else, whose type is given when they are in already: in this browser at once, then on the server. */
export function leaveSession(successor?: Session['userType']): void {
  const session = readSession();
  endSession();
  endOnServer(session, successor);
}
