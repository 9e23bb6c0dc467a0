/** An administrator as the others see them. */
export interface ListedAdmin {
  readonly id: string;
  readonly username: string;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  /** Nobody gets in with it until it is let in again. */
  readonly deactivatedAt: Date | null;
  /** Has not replaced the one-time password yet. */
  readonly invited: boolean;
  /** Signs in with an authenticator app too. */
  readonly totp: boolean;
}

export interface NewAdmin {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** The administrators; what one does to another is on record, or not done. */
export abstract class AdminRoster {
  /** The oldest first; those that left are none. */
  abstract list(): Promise<readonly ListedAdmin[]>;

  /** False: the username is taken. */
  abstract invite(adminId: string, admin: NewAdmin): Promise<boolean>;

  /** Lets in, or shuts out and ends the sessions. `last`: of those who get in one must stay, also when two shut each other out. */
  abstract admit(adminId: string, id: string, admitted: boolean, now: Date): Promise<'done' | 'unknown' | 'last'>;
}
