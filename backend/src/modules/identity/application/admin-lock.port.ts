/** Attempts at the administrators' door before it closes, and for how many seconds it then stays closed. */
export const ADMIN_ATTEMPTS = 5;
export const ADMIN_LOCK_SECONDS = 300;

export interface AdminAttempt {
  /** False: the door is closed, the password is not even looked at. */
  readonly allowed: boolean;
  readonly attemptsLeft: number;
  /** Seconds until the door opens again, when it is closed or closes with this attempt. */
  readonly lockedSeconds: number;
}

/** The lock of the administrators' login, for each username as seen from each address. It is never switched off. */
export abstract class AdminLock {
  /** Takes one attempt before the password is looked at, so that attempts at the same moment are counted too. */
  abstract take(username: string, address: string | null): Promise<AdminAttempt>;

  abstract release(username: string, address: string | null): Promise<void>;
}
