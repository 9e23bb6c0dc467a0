import type { AdminDeed } from '../../../kernel/admin-deed.js';
import type { Session } from '../domain/session.js';

export interface OpenSessions {
  /** Those seen last first; at most a hundred. */
  readonly sessions: readonly Session[];
  /** All that stand, listed or not. */
  readonly total: number;
}

/** The devices on which an account is signed in. */
export abstract class Devices {
  abstract of(accountId: string, now: Date): Promise<OpenSessions>;

  /** Ends the account's open sessions but the kept one, if any, tells every instance, and answers how many there were. */
  abstract endOthers(accountId: string, keptSessionId: string | null, now: Date): Promise<number>;

  /** Ends one open session of the account, puts that on record and tells every instance; false when it is not open. */
  abstract end(accountId: string, sessionId: string, now: Date, deed: AdminDeed): Promise<boolean>;
}
