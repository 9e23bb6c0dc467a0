import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Account } from '../accounts/index.js';
import { AccountEmails } from '../credentials/index.js';
import type { Caller } from '../model/index.js';
import type { Session } from '../sessions/index.js';

/** Logins of one account go one after the other: the next one sees the device of the one before. */
const LOCK = `
  SELECT email, name, last_login_at AS "lastLoginAt" FROM accounts
  WHERE id = $1 AND credentials_version = $2 FOR UPDATE`;

/** The known devices are those from before the statement. */
const OPEN = `
  WITH login AS (
    UPDATE accounts SET previous_login_at = last_login_at, last_login_at = $5 WHERE id = $2
  ), opened AS (
    INSERT INTO sessions (id, account_id, kind, token_hash, rotated_at, created_at, last_seen_at, idle_expires_at,
      expires_at, proven_until, address, agent, device_hash)
    VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $7, $8, $9, $10, $11)
  )
  SELECT EXISTS (SELECT FROM sessions WHERE account_id = $2 AND device_hash IS NOT DISTINCT FROM $11) AS known`;

/** The start of sessions. */
@Injectable()
export class SessionOpenings {
  constructor(
    private readonly sql: Sql,
    private readonly emails: AccountEmails,
  ) {}

  /**
   * Stores the session with the login's time. The owner is told by e-mail when none of the account's sessions was on such
   * a device, once and not of the first login. False: what the login was proven with does not hold any more. No instance
   * is told: nothing that one remembers of an account changes.
   */
  add(account: Account, session: Session, caller: Caller, now: Date): Promise<boolean> {
    const { id, role, credentialsVersion } = account;
    return this.sql.transaction(async (tx) => {
      const stored = (await tx.query<Stored>(LOCK, [id, credentialsVersion])).rows[0];
      if (!stored) return false;
      const [opened] = (await tx.query<{ known: boolean }>(OPEN, valuesOf(session))).rows;
      const { email, name, lastLoginAt } = stored;
      if (!opened?.known && lastLoginAt) await this.emails.newDevice({ email, name, role }, caller, now, tx);
      return true;
    });
  }
}

type Stored = Pick<Account, 'email' | 'name' | 'lastLoginAt'>;

function valuesOf(session: Session): unknown[] {
  const { id, accountId, kind, tokenHash, createdAt, idleExpiresAt, expiresAt, provenUntil } = session;
  const { address, agent, deviceHash } = session;
  return [id, accountId, kind, tokenHash, createdAt, idleExpiresAt, expiresAt, provenUntil, address, agent, deviceHash];
}
