import { Injectable } from '@nestjs/common';
import type { RemovalReason, ReturnedBy } from '../../../kernel/cleanup.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { AccountTransactions, endSessions } from '../sessions/index.js';
import { againOnDeadlock, Erasures } from './erasures.store.js';

/** An account on the list of those to be removed, and why. */
export interface ChosenAccount {
  readonly id: string;
  readonly reason: RemovalReason;
  readonly endedAt: Date;
}

/** An account whose row is locked: no payment is settled for it, none is opened, until the transaction ends. */
export interface HeldAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * The way out, in steps that each are one transaction: chosen, removed (nobody gets in, all can come back), erased. Who
 * goes is for others to say; they are asked while the accounts are held. Locks are taken in one order: accounts by id, then removals.
 */
@Injectable()
export class AccountRemovals {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly erasures: Erasures,
  ) {}

  async choose(runId: string, chosen: readonly ChosenAccount[], tx: Queryable): Promise<void> {
    await tx.query(CHOOSE, [
      runId,
      chosen.map(({ id }) => id),
      chosen.map(({ reason }) => reason),
      chosen.map(({ endedAt }) => endedAt),
    ]);
  }

  /** Removes those of the run's chosen accounts that `goes` names, some at a time, and spares the others. False: none was left. */
  async removeSome(
    runId: string,
    { now, eraseAfter }: { readonly now: Date; readonly eraseAfter: Date },
    limit: number,
    goes: (held: readonly HeldAccount[], tx: Queryable) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    const next = await this.sql.rows<{ account_id: string }>(NEXT_CHOSEN, [runId, limit]);
    if (next.length === 0) return false;
    const ids = next.map(({ account_id }) => account_id);
    await this.transactions.runSql(async (tx, touched) => {
      const { rows: held } = await tx.query<HeldAccount & Record<string, unknown>>(HOLD_CHOSEN, [ids]);
      const open = await tx.query<{ account_id: string }>(STILL_CHOSEN, [runId, ids]);
      const waiting = new Set(open.rows.map(({ account_id }) => account_id));
      const going = await goes(
        held.filter(({ id }) => waiting.has(id)),
        tx,
      );
      const removed = [...going];
      await tx.query(REMOVE_ACCOUNTS, [removed, now]);
      await endSessions(tx, removed, { reason: 'revoked', at: now });
      await tx.query(NOTE_REMOVED, [runId, removed, now, eraseAfter]);
      await tx.query(NOTE_SPARED, [runId, ids, now]);
      for (const id of removed) touched(id);
    });
    return true;
  }

  /** Gives a removed account back as it was, on every instance; false when it is not removed, or erased already. */
  bringBack(accountId: string, by: ReturnedBy, now: Date): Promise<boolean> {
    return this.bringBackWith(accountId, by, now, async () => undefined);
  }

  /** The same, with what else belongs to it, which is done together with it or not at all. */
  bringBackWith(
    accountId: string,
    by: ReturnedBy,
    now: Date,
    alongside: (tx: Queryable) => Promise<void>,
  ): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      if ((await tx.query(GIVE_BACK, [accountId])).rowCount !== 1) return false;
      await tx.query(NOTE_RESTORED, [accountId, now, by]);
      await alongside(tx);
      touched(accountId);
      return true;
    });
  }

  /** Removes an account again that an administrator has just brought back, if `goes` says so while it is held. */
  undoReturn(
    accountId: string,
    { now, since }: { readonly now: Date; readonly since: Date },
    goes: (tx: Queryable) => Promise<boolean>,
  ): Promise<boolean> {
    return this.transactions.runSql(async (tx, touched) => {
      await tx.query(HOLD_THERE, [accountId]);
      const { rows } = await tx.query<{ run_id: string }>(LATELY_RETURNED, [accountId, since]);
      if (!rows[0] || !(await goes(tx))) return false;
      await tx.query(NOTE_GONE_AGAIN, [accountId, rows[0].run_id]);
      await endSessions(tx, [accountId], { reason: 'revoked', at: now });
      touched(accountId);
      return true;
    });
  }

  /** Erases a removed account for good if `goes` says so while the account is held; answers whether it did. */
  eraseOne(accountId: string, now: Date, goes: (tx: Queryable) => Promise<boolean>): Promise<boolean> {
    const work = () =>
      this.transactions.runSql(async (tx, touched) => {
        if ((await tx.query(HOLD_REMOVED, [accountId])).rowCount !== 1 || !(await goes(tx))) return false;
        await tx.query(NOTE_ERASED, [accountId, now]);
        await this.erasures.eraseWithin(accountId, now, tx);
        touched(accountId);
        return true;
      });
    return againOnDeadlock(work);
  }
}

const CHOSEN = 'removed_at IS NULL AND spared_at IS NULL';
const REMOVED = 'removed_at IS NOT NULL AND restored_at IS NULL AND erased_at IS NULL';

const CHOOSE = `
  INSERT INTO account_removals (run_id, account_id, reason, ended_at)
  SELECT $1, chosen.* FROM unnest($2::uuid[], $3::text[], $4::timestamptz[]) AS chosen`;

const NEXT_CHOSEN = `
  SELECT account_id FROM account_removals WHERE run_id = $1 AND ${CHOSEN} ORDER BY account_id LIMIT $2`;

const HOLD_CHOSEN = `
  SELECT id, email, name FROM accounts
  WHERE id = ANY($1) AND role = 'user' AND removed_at IS NULL AND erased_at IS NULL ORDER BY id FOR UPDATE`;

const STILL_CHOSEN = `SELECT account_id FROM account_removals WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

const REMOVE_ACCOUNTS = 'UPDATE accounts SET removed_at = $2 WHERE id = ANY($1)';

const NOTE_REMOVED = `
  UPDATE account_removals SET removed_at = $3, erase_after = $4 WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

const NOTE_SPARED = `
  UPDATE account_removals SET spared_at = $3 WHERE run_id = $1 AND account_id = ANY($2) AND ${CHOSEN}`;

const GIVE_BACK =
  'UPDATE accounts SET removed_at = NULL WHERE id = $1 AND removed_at IS NOT NULL AND erased_at IS NULL';

const NOTE_RESTORED = `
  UPDATE account_removals SET restored_at = $2, restored_by = $3 WHERE account_id = $1 AND ${REMOVED}`;

const HOLD_THERE = 'SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE';

const LATELY_RETURNED = `
  SELECT r.run_id FROM account_removals AS r JOIN accounts AS a ON a.id = r.account_id
  WHERE r.account_id = $1 AND r.restored_by = 'administrador' AND r.restored_at > $2
    AND a.removed_at IS NULL AND a.erased_at IS NULL
  ORDER BY r.restored_at DESC LIMIT 1`;

const NOTE_GONE_AGAIN = `
  WITH gone AS (
    UPDATE account_removals SET restored_at = NULL, restored_by = NULL WHERE account_id = $1 AND run_id = $2
    RETURNING account_id, removed_at
  )
  UPDATE accounts AS a SET removed_at = gone.removed_at FROM gone WHERE a.id = gone.account_id`;

const HOLD_REMOVED = `
  SELECT 1 FROM accounts WHERE id = $1 AND removed_at IS NOT NULL AND erased_at IS NULL FOR UPDATE`;

const NOTE_ERASED = `UPDATE account_removals SET erased_at = $2 WHERE account_id = $1 AND ${REMOVED}`;
