import { Injectable } from '@nestjs/common';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import { AccountRemovals } from './accounts.store.js';
import type { ShownList, Terms } from './cleanup.js';
import { CleanupRuns, type RunBegun } from './cleanup-runs.port.js';
import { type Due, dueOf, markOf } from './due-accounts.queries.js';

/** Lists are made one after the other, so that nobody stands on two. */
const ONE_AT_A_TIME = 'SELECT pg_advisory_xact_lock(7251185)';

@Injectable()
export class PgCleanupRuns extends CleanupRuns {
  constructor(
    private readonly sql: Sql,
    private readonly removals: AccountRemovals,
    private readonly actions: AdminAuditLog,
  ) {
    super();
  }

  begin(shown: ShownList, adminId: string, terms: Terms, now: Date): Promise<RunBegun> {
    return this.sql.transaction(async (tx) => {
      await tx.query(ONE_AT_A_TIME);
      const known = await tx.query<{ id: string }>(SAME_LIST, [shown.asOf, shown.mark, adminId]);
      const [again] = known.rows;
      if (again) return { runId: again.id };
      const due = await dueOf(tx, terms, shown.asOf);
      if (due.length !== shown.count || markOf(due) !== shown.mark) {
        return { changedTo: (await dueOf(tx, terms, now)).length };
      }
      const runId = await this.write(due, { asOf: shown.asOf, adminId, terms, now }, tx);
      const after = { accounts: due.length, graceDays: terms.graceDays };
      await this.actions.record({ adminId, action: 'run-cleanup', target: `cleanup-run:${runId}`, after }, tx);
      return { runId };
    });
  }

  beginDue(terms: Terms, now: Date): Promise<string | null> {
    return this.sql.transaction(async (tx) => {
      if ((await tx.query(NEXT_DAY, [now])).rowCount !== 1) return null;
      await tx.query(ONE_AT_A_TIME);
      return this.write(await dueOf(tx, terms, now), { asOf: now, adminId: null, terms, now }, tx);
    });
  }

  async nextDue(): Promise<Date> {
    const row = await this.sql.row<{ next_run_at: Date }>('SELECT next_run_at FROM cleanup_clock');
    if (!row) throw new Error('the clock of cleanup is gone');
    return row.next_run_at;
  }

  private async write(
    due: readonly Due[],
    { asOf, adminId, terms, now }: { asOf: Date; adminId: string | null; terms: Terms; now: Date },
    tx: Queryable,
  ): Promise<string> {
    const runId = newId();
    const { graceDays, unpaidDays, restoreDays } = terms;
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
