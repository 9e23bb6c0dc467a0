import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../kernel/admin-audit-entry.js';
import { Clock } from '../../../platform/clock.js';
import { encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { type Account, lockAccount } from '../accounts/index.js';
import { AccountEmails } from '../credentials/index.js';
import { sessionOver } from '../model/index.js';
import { AccountTransactions } from '../sessions/index.js';
import type { SecondFactor } from './second-factor.js';

/** What was shown as a second factor: the app's code of a time step, or a recovery code. */
export type SpentFactor = { readonly step: number } | { readonly recoveryHash: Buffer };

/** What goes with a change, in its transaction or not at all; nothing goes with one that changes nothing. */
export interface Alongside {
  readonly auditEntry?: AdminAuditEntry | null;
  /** What the owner is told by e-mail: `removed` is by an administrator. */
  readonly news?: 'on' | 'off' | 'removed';
}

type Row = Omit<SecondFactor, 'secret'> & { readonly sealed: Buffer };

const FIND = `
  SELECT secret AS sealed, begun_at AS "begunAt", confirmed_at AS "confirmedAt", last_step::float8 AS "lastStep",
    recovery_hashes AS "recoveryHashes" FROM second_factors WHERE account_id = $1`;

const STORE = `
  INSERT INTO second_factors (account_id, secret, begun_at, confirmed_at, last_step, recovery_hashes)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, begun_at = excluded.begun_at,
    confirmed_at = excluded.confirmed_at, last_step = excluded.last_step, recovery_hashes = excluded.recovery_hashes`;

const SPEND_STEP = `
  UPDATE second_factors SET last_step = $2 WHERE account_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2`;

const SPEND_RECOVERY = `
  UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, $2::bytea)
  WHERE account_id = $1 AND confirmed_at IS NOT NULL AND $2::bytea = ANY (recovery_hashes)`;

/**
 * The accounts' authenticator apps.
 * Secrets stand encrypted, bound to their account; a code is spent by the one statement that finds it unspent.
 */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly auditLog: AdminAuditLog,
    private readonly emails: AccountEmails,
    private readonly clock: Clock,
    private readonly transactions: AccountTransactions,
  ) {}

  find(accountId: string): Promise<SecondFactor | null> {
    return this.read(accountId, this.sql);
  }

  /**
   * Replaces it by what `work` makes of it (null removes it), alone at that moment. TOKEN_EXPIRED when the account's sessions
   * have ended meanwhile; it is removed all the same.
   */
  async change(
    account: Account,
    work: (factor: SecondFactor | null) => SecondFactor | null,
    { auditEntry, news }: Alongside = {},
  ): Promise<void> {
    const { id } = account;
    await this.transactions.runSql(async (tx, touched) => {
      const isOpen = await lockAccount(account, tx);
      const before = await this.read(id, tx, 'FOR UPDATE');
      const after = work(before);
      if (after && !isOpen) throw sessionOver();
      if (after) await this.store(id, after, tx);
      else await tx.query('DELETE FROM second_factors WHERE account_id = $1', [id]);
      if (auditEntry && (before || after)) await this.auditLog.record(auditEntry, tx);
      if (news && (before?.confirmedAt || after)) await this.emails.secondFactor(account, news, this.clock.now(), tx);
      touched(id);
    });
  }

  /** Whether it was still unspent; it is spent now. One of many askers at the same moment gets true. */
  async spend(accountId: string, spent: SpentFactor): Promise<boolean> {
    const { rowCount } =
      'step' in spent
        ? await this.sql.query(SPEND_STEP, [accountId, spent.step])
        : await this.sql.query(SPEND_RECOVERY, [accountId, spent.recoveryHash]);
    return rowCount === 1;
  }

  /** Locked where it is about to be replaced, so that no code that is spent meanwhile is good again. */
  private async read(accountId: string, queryable: Queryable, lock = ''): Promise<SecondFactor | null> {
    const row = (await queryable.query<Row>(`${FIND} ${lock}`, [accountId])).rows[0];
    if (!row) return null;
    const { cipher } = this;
    const { sealed, ...factor } = row;
    return {
      ...factor,
      // Only when it is asked for: with its key lost it can still be removed.
      get secret() {
        return cipher.decrypt(sealed, secretContext(accountId));
      },
    };
  }

  private async store(accountId: string, factor: SecondFactor, tx: Queryable): Promise<void> {
    const secret = this.cipher.encrypt(factor.secret, secretContext(accountId));
    const { begunAt, confirmedAt, lastStep, recoveryHashes } = factor;
    await tx.query(STORE, [accountId, secret, begunAt, confirmedAt, lastStep, recoveryHashes]);
  }
}

/** The authenticator apps' secrets. */
encryptedColumns({
  table: 'second_factors',
  column: 'secret',
  key: { account_id: 'uuid' },
  context: ({ account_id = '' }) => secretContext(account_id),
});

/** A secret is bound to its account. */
function secretContext(accountId: string): string {
  return `second-factor:${accountId}`;
}
