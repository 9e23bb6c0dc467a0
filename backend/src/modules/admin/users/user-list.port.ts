import type { PlanId } from '../../../kernel/plans.js';
import type { UserSort, UserStatus } from '../../../kernel/user-account.js';

/** A subscriber as a row of a list. */
export interface ListedUser {
  readonly id: string;
  readonly name: string;
  /** None any more once the account is erased. */
  readonly email: string | null;
  readonly status: UserStatus;
  /** The last plan that the account had, in force or not. */
  readonly planId: PlanId | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

export interface UserFilter {
  /** Null: all but those that left. */
  readonly status: UserStatus | null;
  readonly planId: PlanId | null;
  /** A part of the name, regardless of accents, or of the e-mail; or the whole code of an account. */
  readonly text: string | null;
  readonly sort: UserSort;
}

export interface UserPage {
  readonly users: readonly ListedUser[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly total: number;
}

/** The subscribers. Administrators are none. */
export abstract class UserList {
  abstract page(filter: UserFilter, cursor: string | null, limit: number): Promise<UserPage>;

  /** All that match, read bit by bit, after it is on record that an administrator takes them away. */
  abstract export(adminId: string, filter: UserFilter): Promise<AsyncIterable<readonly ListedUser[]>>;
}
