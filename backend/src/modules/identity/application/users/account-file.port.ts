/** What the identity module knows of a subscriber, for administrators. */
export interface AccountFile {
  readonly id: string;
  readonly name: string;
  /** None any more once the account is erased. */
  readonly email: string | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly blockedAt: Date | null;
  /** Removed by a cleanup: it can still come back, until it is erased. */
  readonly removedAt: Date | null;
  readonly erasedAt: Date | null;
  /** The newest first. */
  readonly consents: readonly { readonly document: string; readonly version: string; readonly acceptedAt: Date }[];
}

/** Reads the file of one subscriber; null for an administrator's account and for none. */
export abstract class AccountFiles {
  abstract of(accountId: string): Promise<AccountFile | null>;
}
