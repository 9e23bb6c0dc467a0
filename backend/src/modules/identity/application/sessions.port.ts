import type { Session, SessionEnd } from '../domain/session.js';

/** The open and past sessions. Every instance hears of a change at once. */
export abstract class Sessions {
  abstract add(session: Session): Promise<void>;

  /** Locks the session, lets `work` change it and stores it; null when there is none. */
  abstract change<T>(id: string, work: (session: Session) => T): Promise<T | null>;

  /** Ends all of an account's open sessions. */
  abstract endAll(accountId: string, reason: SessionEnd, now: Date): Promise<void>;
}
