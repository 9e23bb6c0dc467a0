import { Injectable } from '@nestjs/common';
import type { Purpose } from '../../../../kernel/purposes.js';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import type { ExpiringMap } from '../../../../platform/expiring-map.js';
import { ACCOUNT_CHANGED } from '../../sessions/index.js';
import type { KeyTerms } from '../api-key.js';

/** A key with the account that it opens, as they were read. */
export interface KeyHolder extends Omit<KeyTerms, 'name' | 'purpose'> {
  readonly id: string;
  readonly accountId: string;
  readonly secretHash: Buffer;
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

const MOST_KEYS = 20_000;

interface Entry {
  readonly holder: Promise<KeyHolder | null>;
  /** Null while it is being read, and for no key: a change of any account drops it. */
  accountId: string | null;
}

/** Who holds which key, remembered for a minute and dropped as soon as the account or one of its keys changes. */
@Injectable()
export class KeyHolders {
  private readonly known: ExpiringMap<Entry>;

  constructor(
    private readonly sql: Sql,
    clock: Clock,
    signals: Signals,
  ) {
    this.known = signals.remembering(MOST_KEYS, () => clock.now().getTime());
    signals.on(ACCOUNT_CHANGED, (accountId) => this.forget(accountId));
  }

  /** Null for a prefix that no key has. */
  of(prefix: string): Promise<KeyHolder | null> {
    const known = this.known.get(prefix);
    if (known) return known.holder;
    const entry: Entry = { holder: this.sql.row<KeyHolder>(HOLDER, [prefix]), accountId: null };
    this.known.set(prefix, entry);
    entry.holder.then(
      (holder) => {
        entry.accountId = holder?.accountId ?? null;
      },
      () => this.known.delete(prefix),
    );
    return entry.holder;
  }

  private forget(changed: string): void {
    this.known.deleteWhere(({ accountId }) => accountId === null || accountId === changed);
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
