import { Injectable } from '@nestjs/common';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { Recipient } from '../../../platform/mail/email.js';
import { IdentityConfig } from '../identity.config.js';

export interface HeldAdmin {
  readonly id: string;
  /** Shut out by another one. */
  readonly blocked: boolean;
  /** Gets in and has a password of their own: could run the product alone. */
  readonly able: boolean;
}

/** Those who are left. The locks let two who leave, or shut each other out, at the same moment go one after the other. */
export async function lockAdmins(tx: Queryable): Promise<readonly HeldAdmin[]> {
  return (await tx.query<HeldAdmin>(LOCK)).rows;
}

@Injectable()
export class Administrators {
  constructor(
    private readonly sql: Sql,
    private readonly config: IdentityConfig,
  ) {}

  /** Whether somebody but this one gets in and has a password of their own. */
  async hasOthers(adminId: string): Promise<boolean> {
    const row = await this.sql.row(
      `SELECT FROM accounts WHERE role = 'admin' AND id <> $1 AND NOT must_change_password
         AND blocked_at IS NULL AND erased_at IS NULL LIMIT 1`,
      [adminId],
    );
    return row !== null;
  }

  /** Those whom an e-mail reaches; where it reaches nobody of them, the settings' address. */
  async withEmail(): Promise<Recipient[]> {
    const found = await this.sql.rows<Recipient>(
      `SELECT id AS "accountId", name, email FROM accounts
       WHERE role = 'admin' AND email IS NOT NULL AND blocked_at IS NULL AND erased_at IS NULL ORDER BY id`,
    );
    const { adminEmail: email } = this.config;
    return found.length === 0 && email ? [{ accountId: null, name: '', email }] : found;
  }
}

const LOCK = `
  SELECT id, blocked_at IS NOT NULL AS blocked, blocked_at IS NULL AND NOT must_change_password AS able
  FROM accounts WHERE role = 'admin' AND erased_at IS NULL ORDER BY id FOR UPDATE`;
