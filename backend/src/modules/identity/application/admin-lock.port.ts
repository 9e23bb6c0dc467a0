/** Attempts at the administrators' door before it closes, and for how many seconds it then stays closed. */
export const ADMIN_ATTEMPTS = 5;
export const ADMIN_LOCK_SECONDS = 300;
/** Wrong attempts of all strangers together at one username, and for how many seconds none of them is then let in. */
export const STRANGERS_ATTEMPTS = 30;
export const STRANGERS_LOCK_SECONDS = 30 * 24 * 60 * 60;

/** Who stands at the door: a device that the account knows, or a stranger from an address. */
export interface AtTheDoor {
  readonly username: string;
  readonly device: string | null;
  readonly address: string | null;
}

export interface AdminAttempt {
  /** The door is closed and the password is not even looked at: to this caller for now, or to all strangers. */
  readonly refused: 'caller' | 'strangers' | null;
  readonly attemptsLeft: number;
  /** Seconds until the door opens again, when it is closed or closes with this attempt. */
  readonly lockedSeconds: number;
}

/** `halfway`: the password was right, the second factor is still to be shown. `mended`: the server's operator lets all try. */
export type AttemptEnd = 'in' | 'halfway' | 'mended';

/** The lock of the administrators' login, for each username as seen from each device or address. It is never switched off. */
export abstract class AdminLock {
  /** Takes one attempt before the password is looked at, so that attempts at the same moment are counted too. */
  abstract take(who: AtTheDoor): Promise<AdminAttempt>;

  /** What became of the attempt, when it was no failure. Only `in` starts the count anew: `halfway` gives back one attempt. */
  abstract settle(who: AtTheDoor, end: AttemptEnd): Promise<void>;
}
