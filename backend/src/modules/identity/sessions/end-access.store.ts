import { Injectable } from '@nestjs/common';
import { AccountDataHolders } from '../../../platform/account-data/account-data-holders.js';
import type { Queryable } from '../../../platform/database/sql.js';
import type { SessionEnd } from './session.js';

export interface SessionsEnd {
  readonly reason: SessionEnd;
  readonly at: Date;
  /** The session that goes on. */
  readonly exceptId?: string | null;
}

/** What an account was open with: its sessions that were not over by themselves, and whatever opened it beside the password. */
export interface EndedAccess {
  readonly sessions: number;
  readonly passkeys: number;
  readonly apiKeys: number;
}

/** The account's row first: everybody locks it before its sessions. */
const NEXT_VERSION = 'UPDATE accounts SET credentials_version = credentials_version + 1 WHERE id = $1';

const END_SESSIONS = `
  UPDATE sessions SET ended_at = $2, end_reason = $3
  WHERE account_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $4::uuid
  RETURNING idle_expires_at > $2 AND expires_at > $2 AS "wasOpen"`;

/** Whoever is shut out may have asked for it; a link to the account's own mailbox is its owner's. */
const END_EMAIL_CHANGE = `
  DELETE FROM account_links l USING accounts a
  WHERE l.account_id = $1 AND l.purpose = 'confirm-email' AND a.id = $1 AND l.email_hash IS DISTINCT FROM a.mailbox_hash`;

/** Whoever comes back by a link or a one-time password may have lost the account to somebody who added one, or a key. */
const REMOVE_PASSKEYS = 'DELETE FROM passkeys WHERE account_id = $1';

const REVOKE_KEYS = 'UPDATE api_keys SET revoked_at = $2 WHERE account_id = $1 AND revoked_at IS NULL RETURNING id';

const NO_OTHERS = { passkeys: 0, apiKeys: 0 };

/** Ends everything that an account is open with: sessions, temporary tokens, a change of e-mail that was asked for, and what other modules have opened to it. */
@Injectable()
export class EndAccess {
  constructor(private readonly holders: AccountDataHolders) {}

  /** Within the transaction of what it ends for. */
  async execute(accountId: string, { reason, at, exceptId = null }: SessionsEnd, tx: Queryable): Promise<EndedAccess> {
    await tx.query(NEXT_VERSION, [accountId]);
    const { rows } = await tx.query<{ wasOpen: boolean }>(END_SESSIONS, [accountId, at, reason, exceptId]);
    await this.endEmailChange(accountId, tx);
    const sessions = rows.filter(({ wasOpen }) => wasOpen).length;
    const others = reason === 'password' && exceptId === null ? await this.endOtherWays(accountId, at, tx) : NO_OTHERS;
    await this.holders.endAccess(accountId, at, tx);
    if (reason === 'blocked') await this.holders.endPurchases(accountId, tx);
    return { sessions, ...others };
  }

  /** Also where one session alone ends: which one asked is not kept. */
  async endEmailChange(accountId: string, tx: Queryable): Promise<void> {
    await tx.query(END_EMAIL_CHANGE, [accountId]);
  }

  private async endOtherWays(accountId: string, at: Date, tx: Queryable): Promise<Omit<EndedAccess, 'sessions'>> {
    const passkeys = (await tx.query(REMOVE_PASSKEYS, [accountId])).rowCount ?? 0;
    const { rows } = await tx.query<{ id: string }>(REVOKE_KEYS, [accountId, at]);
    const keyIds = rows.map(({ id }) => id);
    await this.holders.stopSending(accountId, tx);
    await this.holders.endKeys(accountId, keyIds, tx);
    return { passkeys, apiKeys: keyIds.length };
  }
}
