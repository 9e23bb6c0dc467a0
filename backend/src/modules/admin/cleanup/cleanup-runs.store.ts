import { Injectable } from '@nestjs/common';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { AccountRemovals } from '../../identity/index.js';
import type { CleanupRules } from './cleanup.config.js';
import { type Due, dueOf, markOf, type ShownList } from './due-accounts.queries.js';

/** Lists are made one after the other, so that nobody stands on two. */
const ONE_AT_A_TIME = 'SELECT pg_advisory_xact_lock(7251185)';

/** The run that is to be done, or how many are due now when they are not those that were shown. */
export type RunBegun = { readonly runId: string } | { readonly changedTo: number };

/** Runs are written down with their list before anybody is removed, so that whoever dies over one is followed by another. */
@Injectable()
export class CleanupRuns {
  constructor(
    private readonly sql: Sql,
    private readonly removals: AccountRemovals,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /** Fixes the list of a run if it is still the one that was shown. The same list confirmed again answers the same run. */
  begin(shown: ShownList, adminId: string, rules: CleanupRules, now: Date): Promise<RunBegun> {
    return this.sql.transaction(async (tx) => {
      await tx.query(ONE_AT_A_TIME);
      const known = await tx.query<{ id: string }>(SAME_LIST, [shown.asOf, shown.mark, adminId]);
      const [again] = known.rows;
      if (again) return { runId: again.id };
      const due = await dueOf(tx, rules, shown.asOf);
      if (due.length !== shown.count || markOf(due) !== shown.mark) {
        return { changedTo: (await dueOf(tx, rules, now)).length };
      }
      const runId = await this.write(due, { asOf: shown.asOf, adminId, rules, now }, tx);
      const after = { accounts: due.length, graceDays: rules.graceDays };
      await this.auditLog.record({ adminId, action: 'run-cleanup', target: `cleanup-run:${runId}`, after }, tx);
      return { runId };
    });
  }

  /** Fixes the list of the run of these 24 hours, if it is due; one instance gets it, once. */
  beginDue(rules: CleanupRules, now: Date): Promise<string | null> {
    return this.sql.transaction(async (tx) => {
      if ((await tx.query(NEXT_DAY, [now])).rowCount !== 1) return null;
      await tx.query(ONE_AT_A_TIME);
      return this.write(await dueOf(tx, rules, now), { asOf: now, adminId: null, rules, now }, tx);
    });
  }

  /** When the next run by itself is due. */
  async nextDue(): Promise<Date> {
    const row = await this.sql.row<{ next_run_at: Date }>('SELECT next_run_at FROM cleanup_clock');
    if (!row) throw new Error('the clock of cleanup is gone');
    return row.next_run_at;
  }

  private async write(
    due: readonly Due[],
    { asOf, adminId, rules, now }: { asOf: Date; adminId: string | null; rules: CleanupRules; now: Date },
    tx: Queryable,
  ): Promise<string> {
    const runId = newId();
    const { graceDays, unpaidDays, restoreDays } = rules;
    await tx.query(
      `INSERT INTO cleanup_runs (id, as_of, list, asked_by, grace_days, unpaid_days, restore_days, chosen, started_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [runId, asOf, markOf(due), adminId, graceDays, unpaidDays, restoreDays, due.length, now],
    );
    await this.removals.choose(runId, due, tx);
    return runId;
  }
}

const SAME_LIST = 'SELECT id FROM cleanup_runs WHERE as_of = $1 AND list = $2 AND asked_by = $3';

/** What was missed while nothing ran is one run; the hour of the day stays. The row's lock lets one instance through. */
const NEXT_DAY = `
  UPDATE cleanup_clock SET next_run_at = next_run_at
    + make_interval(hours => 24 * (floor(extract(epoch FROM $1::timestamptz - next_run_at) / 86400)::int + 1))
  WHERE next_run_at <= $1`;
