import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { AccountRemovals, type HeldAccount, REMOVAL_ROWS } from '../../identity/index.js';
import { ACCOUNTS, IS_DUE, mayGoForGood, NOTHING_KEEPS, STANDING } from './account-standing.sql.js';
import { paramsOf } from './due-accounts.queries.js';
import { removedEmail } from './removal.email.js';

const AT_ONCE = 100;
const ERASED_AT_ONCE = 20;
const DAY_MS = 86_400_000;

interface Run {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly as_of: Date;
  readonly grace_days: number;
  readonly unpaid_days: number;
  readonly restore_days: number;
}

/** What is done with the accounts of runs, in steps that are done wholly or not at all. */
@Injectable()
export class Removals {
  constructor(
    private readonly sql: Sql,
    private readonly removals: AccountRemovals,
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
    private readonly clock: Clock,
  ) {}

  /** Runs that are not at their end. */
  async unfinished(): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      'SELECT id FROM cleanup_runs WHERE finished_at IS NULL ORDER BY id',
    );
    return rows.map(({ id }) => id);
  }

  /** Removes all of the run that are still due, and spares the others; answers how many the run has removed. */
  async finish(runId: string): Promise<number> {
    const run = await this.sql.row<Run>('SELECT * FROM cleanup_runs WHERE id = $1', [runId]);
    if (!run) throw new Error(`no such run: ${runId}`);
    while (await this.removeSome(run)) {
      // Whoever works on the same run takes what this one has not; the last one ends it.
    }
    await this.sql.query(NOTE_FINISHED, [runId, this.clock.now()]);
    return (await this.sql.row<{ n: number }>(REMOVED_BY, [runId]))?.n ?? 0;
  }

  /** Erases for good those whose time to come back is over, a few at a time. */
  async eraseSome(now: Date): Promise<void> {
    for (const { id } of await this.sql.rows<{ id: string }>(OVER, [now, ERASED_AT_ONCE])) {
      await this.removals.eraseOne(id, now, (tx) => mayGoForGood(id, now, tx));
    }
  }

  private removeSome(run: Run): Promise<boolean> {
    const now = this.clock.now();
    const loginUrl = new URL('/login', this.config.publicUrl).href;
    const eraseAfter = new Date(now.getTime() + run.restore_days * DAY_MS);
    return this.removals.removeSome(run.id, { now, eraseAfter }, AT_ONCE, async (held, tx) => {
      const going = await stillDue(run, held, tx);
      for (const account of held) {
        if (going.has(account.id)) await this.outbox.put(removedEmail(account, loginUrl, now, eraseAfter), tx);
      }
      return going;
    });
  }
}

/** A plan, a payment or a block that came after the list was made keeps the account. */
async function stillDue(run: Run, held: readonly HeldAccount[], tx: Queryable): Promise<ReadonlySet<string>> {
  const terms = { graceDays: run.grace_days, unpaidDays: run.unpaid_days };
  const { rows } = await tx.query<{ id: string }>(STILL_DUE, [...paramsOf(terms, run.as_of), held.map(({ id }) => id)]);
  return new Set(rows.map(({ id }) => id));
}

const STILL_DUE = `SELECT id FROM (${STANDING} AND a.id = ANY($4)) AS d WHERE ${IS_DUE}`;

const NOTE_FINISHED = 'UPDATE cleanup_runs SET finished_at = $2 WHERE id = $1 AND finished_at IS NULL';

const REMOVED_BY = `
  SELECT count(*)::int AS n FROM ${REMOVAL_ROWS} AS r WHERE run_id = $1 AND removed_at IS NOT NULL`;

const OVER = `
  SELECT a.id FROM ${ACCOUNTS} JOIN ${REMOVAL_ROWS} AS gone ON gone.account_id = a.id
  WHERE gone.erase_after <= $1 AND gone.removed_at IS NOT NULL AND gone.restored_at IS NULL AND gone.erased_at IS NULL
    AND ${NOTHING_KEEPS} ORDER BY gone.erase_after LIMIT $2`;
