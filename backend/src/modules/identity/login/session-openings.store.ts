import { Injectable } from '@nestjs/common';
import { CLEAR, GIVE_BACK } from '../../../platform/database/rate-limits.sql.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Account, Settling } from '../accounts/index.js';
import { AccountEmails } from '../credentials/index.js';
import type { Caller } from '../model/index.js';
import type { Session } from '../sessions/index.js';

/** Logins of one account go one after the other: the next one sees the device of the one before. */
const LOCK = `
  SELECT email, name, last_login_at AS "lastLoginAt" FROM accounts
  WHERE id = $1 AND credentials_version = $2 FOR NO KEY UPDATE`;

const LOGIN = 'UPDATE accounts SET previous_login_at = last_login_at, last_login_at = $5 WHERE id = $2';

const INSERT = `
  INSERT INTO sessions (id, account_id, kind, token_hash, rotated_at, created_at, last_seen_at, idle_expires_at,
    expires_at, proven_until, address, agent, device_hash)
  SELECT $1::uuid, $2::uuid, $3, $4::bytea, $5::timestamptz, $5, $5, $6::timestamptz, $7::timestamptz, $8::timestamptz,
    $9::bytea, $10::bytea, $11::bytea`;

/** The device's hash is never null, so that the index finds it. */
const KNOWN = 'EXISTS (SELECT FROM sessions WHERE account_id = $2 AND device_hash = $11)';

/** The known devices are those from before the statement. */
const OPEN = `WITH login AS (${LOGIN}), opened AS (${INSERT}) SELECT ${KNOWN} AS known`;

/** All that a login writes when nothing has to be told to anyone: nothing at all where the device is new or an app is in force. */
const [GIVING_BACK, FORGETTING] = [GIVE_BACK, CLEAR].map(
  (settle) => `
  WITH login AS (
    ${LOGIN} AND credentials_version = $12 AND ${KNOWN}
      AND NOT EXISTS (SELECT FROM second_factors WHERE account_id = $2 AND confirmed_at IS NOT NULL)
    RETURNING id
  ), settled AS (
    ${settle('CASE WHEN EXISTS (SELECT FROM login) THEN $13::text[] END')}
  )
  ${INSERT} FROM login`,
);

/** The start of sessions. */
@Injectable()
export class SessionOpenings {
  constructor(
    private readonly sql: Sql,
    private readonly emails: AccountEmails,
  ) {}

  /**
   * Stores the session of who has proven the password alone, with the login's time and what becomes of the attempts, in one
   * statement. False, and nothing was stored: the slow way has something to look at, or to tell.
   */
  async addAtOnce(account: Account, session: Session, { keys, forget }: Settling): Promise<boolean> {
    const values = [...valuesOf(session), account.credentialsVersion, keys];
    const { rowCount } = await this.sql.query((forget ? FORGETTING : GIVING_BACK) ?? '', values);
    return rowCount === 1;
  }

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
      if (!opened?.known && lastLoginAt) await this.emails.newDevice({ id, email, name, role }, caller, now, tx);
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
