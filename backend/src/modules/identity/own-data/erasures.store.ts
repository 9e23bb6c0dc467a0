import { Injectable } from '@nestjs/common';
import { AccountDataHolders } from '../../../platform/account-data/account-data-holders.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { type Account, lockAdmins } from '../accounts/index.js';
import { AccountLinks } from '../credentials/index.js';
import { AccountTransactions } from '../sessions/index.js';
import { accountEndedEmail } from './account-ended.email.js';

/** `last-admin`: nobody could run the product any more. `gone`: there is no such account any more, or its sessions have ended since it was seen. */
export type ErasureOutcome = 'erased' | 'last-admin' | 'gone';

/** An account whose row is locked. */
export interface HeldAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Who is told of the end; an administrator may have no address. */
interface Owner {
  readonly email: string | null;
  readonly name: string;
}

/** An account as whoever asks for its end was found to own it. */
type ProvenAccount = Pick<Account, 'id' | 'role' | 'credentialsVersion'>;

/** After this no request that began before the erasure can still be writing. */
const LATE = `interval '5 minutes'`;
/** Whoever takes a part and dies over it, or fails, is followed by another one after this time. */
const LEASE_SECONDS = 3;
const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 3;

const TAKE = `
  UPDATE account_erasures SET next_sweep_at = now() + make_interval(secs => $1) WHERE account_id = (
    SELECT account_id FROM account_erasures WHERE next_sweep_at <= now()
    ORDER BY next_sweep_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING account_id`;
const SWEPT = `
  UPDATE account_erasures SET next_sweep_at =
    CASE WHEN NOT $2::boolean THEN now() WHEN now() < erased_at + ${LATE} THEN erased_at + ${LATE} END
  WHERE account_id = $1`;
const BEGUN = `
  INSERT INTO account_erasures (account_id, erased_at, next_sweep_at)
  VALUES ($1, now(), CASE WHEN $2::boolean THEN now() + ${LATE} ELSE now() END)`;
const LOCK_ACCOUNT = `
  SELECT email, name FROM accounts WHERE id = $1 AND credentials_version = $2 AND erased_at IS NULL FOR UPDATE`;
const LOCK_SUBSCRIBERS = `
  SELECT id, email, name FROM accounts
  WHERE id = ANY($1) AND role = 'user' AND erased_at IS NULL ORDER BY id FOR UPDATE`;

/** The end of accounts, in every module. */
@Injectable()
export class Erasures {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: AccountTransactions,
    private readonly holders: AccountDataHolders,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /**
   * In one transaction the account cannot be signed in to any more, on any instance, and loses what is personal. What
   * is too much for one transaction, or is written by a request that was under way, follows with `goOn`.
   */
  begin(account: ProvenAccount, now: Date): Promise<ErasureOutcome> {
    return againOnDeadlock(() => this.eraseAtOnce(account, now));
  }

  /** Does the next part of one erasure that is due; false when none is. */
  async goOn(): Promise<boolean> {
    const due = await this.sql.row<{ account_id: string }>(TAKE, [LEASE_SECONDS]);
    if (!due) return false;
    await this.sql.transaction(async (tx) => {
      await tx.query(SWEPT, [due.account_id, await this.holders.erase(due.account_id, tx)]);
    });
    return true;
  }

  /**
   * The same for those of some subscribers whom `goes` names, in one transaction. It is asked while they are held: no
   * payment is settled for them and none is opened. What it writes comes with the erasures or not at all, and it may be
   * asked again.
   */
  eraseSome(
    accountIds: readonly string[],
    now: Date,
    goes: (held: readonly HeldAccount[], tx: Queryable) => Promise<readonly string[]>,
  ): Promise<void> {
    const work = () =>
      this.transactions.runSql(async (tx, touched) => {
        const { rows: held } = await tx.query<HeldAccount>(LOCK_SUBSCRIBERS, [accountIds]);
        for (const id of await goes(held, tx)) {
          await this.eraseWithin(id, now, tx);
          touched(id);
        }
      });
    return againOnDeadlock(work);
  }

  /** The first part of an erasure, of an account that is locked; `goOn` does the rest. */
  private async eraseWithin(accountId: string, now: Date, tx: Queryable): Promise<void> {
    await recordAccountEvent(tx, accountId, 'erased', now);
    await tx.query(BEGUN, [accountId, await this.holders.erase(accountId, tx)]);
  }

  private eraseAtOnce(account: ProvenAccount, now: Date): Promise<ErasureOutcome> {
    return this.transactions.runSql(async (tx, touched) => {
      if (account.role === 'admin' && (await isLastAdmin(account.id, tx))) return 'last-admin';
      const { rows } = await tx.query<Owner>(LOCK_ACCOUNT, [account.id, account.credentialsVersion]);
      const [owner] = rows;
      if (!owner) return 'gone';
      await this.tellOwner(account.id, owner, now, tx);
      if (account.role === 'admin') {
        const entry = { adminId: account.id, action: 'erase-own-account', target: `account:${account.id}` };
        await this.auditLog.record(entry, tx);
      }
      await this.eraseWithin(account.id, now, tx);
      touched(account.id);
      return 'erased';
    });
  }

  /** At the former address too, while it may come back: who moved the account away may be who ends it. */
  private async tellOwner(accountId: string, { email, name }: Owner, now: Date, tx: Queryable): Promise<void> {
    const toCome = await this.holders.toCome(accountId, now, tx);
    const former = await this.links.waysBackOf(accountId, now, tx);
    for (const address of new Set([email, ...former])) {
      if (address === null) continue;
      await this.outbox.put(accountEndedEmail({ accountId: null, email: address, name }, now, toCome), tx);
    }
  }
}

async function isLastAdmin(accountId: string, tx: Queryable): Promise<boolean> {
  return !(await lockAdmins(tx)).some(({ id, able }) => able && id !== accountId);
}

/**
 * Does `work` again when the database ended it to let another transaction through: jobs that tell of a plan's end hold
 * the plan first and its account with what they put.
 */
async function againOnDeadlock<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK || attempt === MOST_ATTEMPTS) throw error;
    return againOnDeadlock(work, attempt + 1);
  }
}

/** Puts on record what an owner did with the account as a whole. */
export async function recordAccountEvent(
  tx: Queryable,
  accountId: string,
  action: 'exported' | 'erased',
  now: Date,
): Promise<void> {
  await tx.query('INSERT INTO account_events (id, account_id, action, happened_at) VALUES ($1, $2, $3, $4)', [
    newId(),
    accountId,
    action,
    now,
  ]);
}
