import { Injectable } from '@nestjs/common';
import type { ApiScope, KeyMode } from '../../../../kernel/api-keys.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import { Sql } from '../../../../platform/database/sql.js';

/** A key with the account that it opens, as they were read. */
export interface KeyHolder {
  readonly id: string;
  readonly accountId: string;
  readonly secretHash: Buffer;
  readonly mode: KeyMode;
  readonly scopes: readonly ApiScope[];
  readonly networks: readonly string[];
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly email: string | null;
  readonly name: string;
  /** The key's, else the account's. */
  readonly purpose: Purpose | null;
  readonly privacyMode: boolean;
  readonly termsVersion: string | null;
  readonly mustChangePassword: boolean;
  readonly blocked: boolean;
}

@Injectable()
export class KeyHolderReader {
  constructor(private readonly sql: Sql) {}

  /** Null for a prefix that no key has. */
  read(prefix: string): Promise<KeyHolder | null> {
    return this.sql.row<KeyHolder>(HOLDER, [prefix]);
  }
}

const HOLDER = `
  SELECT k.id, k.account_id AS "accountId", k.secret_hash AS "secretHash", k.mode, k.scopes, k.networks,
    k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", a.email, a.name,
    coalesce(k.purpose, a.default_purpose) AS purpose, a.privacy_mode AS "privacyMode",
    a.must_change_password AS "mustChangePassword", a.blocked_at IS NOT NULL AS blocked,
    (SELECT c.version FROM consents c WHERE c.account_id = a.id AND c.document = 'terms'
     ORDER BY c.accepted_at DESC, c.id DESC LIMIT 1) AS "termsVersion"
  FROM api_keys k JOIN accounts a ON a.id = k.account_id
  WHERE k.prefix = $1 AND a.role = 'user' AND a.erased_at IS NULL`;
