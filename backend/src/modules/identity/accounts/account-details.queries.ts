import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** What the identity module knows of a subscriber, for administrators. */
export interface AccountDetails {
  readonly id: string;
  readonly name: string;
  /** None any more once the account is erased. */
  readonly email: string | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly blockedAt: Date | null;
  readonly erasedAt: Date | null;
  /** Signing in asks for an authenticator app's code. */
  readonly secondFactor: boolean;
  /** The newest first. */
  readonly consents: readonly { readonly document: string; readonly version: string; readonly acceptedAt: Date }[];
}

/** Reads the details of one subscriber; null for an administrator's account and for none. */
@Injectable()
export class AccountDetailsQueries {
  constructor(private readonly sql: Sql) {}

  async of(accountId: string): Promise<AccountDetails | null> {
    const [account, consents] = await Promise.all([
      this.sql.row<Omit<AccountDetails, 'consents'>>(ACCOUNT, [accountId]),
      this.sql.rows<AccountDetails['consents'][number]>(CONSENTS, [accountId]),
    ]);
    return account && { ...account, consents };
  }
}

const ACCOUNT = `
  SELECT id, name, email, created_at AS "createdAt", last_login_at AS "lastLoginAt", blocked_at AS "blockedAt",
    erased_at AS "erasedAt",
    EXISTS (SELECT FROM second_factors f WHERE f.account_id = accounts.id AND f.confirmed_at IS NOT NULL) AS "secondFactor"
  FROM accounts WHERE id = $1 AND role = 'user'`;

const CONSENTS = `
  SELECT document, version, accepted_at AS "acceptedAt" FROM consents
  WHERE account_id = $1 ORDER BY accepted_at DESC, id DESC LIMIT 50`;
