import { Injectable } from '@nestjs/common';
import type { CleanupRule } from '../../../kernel/cleanup.js';
import { AdminAuditLog } from '../../../platform/database/admin-audit-log.js';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { newId } from '../../../platform/ids.js';
import type { CleanupRules } from './cleanup.config.js';
import { announcedOf, type Due, dueOf, markOf, type ShownList } from './due-accounts.queries.js';

/** Lists are made one after the other, so that nobody stands on two. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.cleanupRuns})`;

/** The run that is to be done, or how many are due now when they are not those that were shown. */
export type RunBegun = { readonly runId: string } | { readonly changedTo: number };

interface Asked {
  readonly rule: CleanupRule;
  /** Null: by itself. */
  readonly adminId: string | null;
  readonly rules: CleanupRules;
  readonly now: Date;
}

/** Runs are written down with their list before anybody is removed, so that whoever dies over one is followed by another. */
@Injectable()
export class CleanupRuns {
  constructor(
    private readonly sql: Sql,
    private readonly auditLog: AdminAuditLog,
  ) {}

  /**
   * Fixes the list of a run: of whoever is due now, or of those who were shown, if they still are the same. The same list
   * confirmed again answers the same run.
   */
  begin(shown: ShownList | null, asked: Asked): Promise<RunBegun> {
    const { rule, adminId, rules, now } = asked;
    const asOf = shown?.asOf ?? now;
    return this.sql.transaction(async (tx) => {
      await tx.query(ONE_AT_A_TIME);
      const due = await dueOf(tx, rule, rules.days, asOf);
      const known = await tx.query<{ id: string }>(SAME_LIST, [rule, asOf, shown?.mark ?? markOf(due), adminId]);
      const [again] = known.rows;
      if (again) return { runId: again.id };
      if (shown && (due.length !== shown.count || markOf(due) !== shown.mark)) {
        return { changedTo: (await dueOf(tx, rule, rules.days, now)).length };
      }
      return { runId: await this.write(due, asOf, asked, tx) };
    });
  }

  /** Fixes the lists of the runs of these 24 hours, of whoever was told, if they are due; one instance gets them, once. */
  beginDue(rules: CleanupRules, now: Date): Promise<void> {
    return this.sql.transaction(async (tx) => {
      if ((await tx.query(NEXT_DAY, [now])).rowCount !== 1) return;
      await tx.query(ONE_AT_A_TIME);
      for (const rule of rules.inForce) {
        const due = await announcedOf(tx, rule, rules.days, now);
        await this.write(due, now, { rule, adminId: null, rules, now }, tx);
      }
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
    asOf: Date,
    { rule, adminId, rules, now }: Asked,
    tx: Queryable,
  ): Promise<string> {
    const runId = newId();
    const days = rules.days[rule];
    await tx.query(RUN, [runId, rule, asOf, markOf(due), adminId, days, due.length, now]);
    await tx.query(CHOOSE, [runId, due.map(({ id }) => id), due.map(({ endedAt }) => endedAt)]);
    if (adminId) {
      const after = { rule, accounts: due.length, days };
      await this.auditLog.record({ adminId, action: 'run-cleanup', target: `cleanup-run:${runId}`, after }, tx);
    }
    return runId;
  }
}

const RUN = `
  INSERT INTO cleanup_runs (id, rule, as_of, list, asked_by, days, chosen, started_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const CHOOSE = `
  INSERT INTO account_removals (run_id, account_id, ended_at)
  SELECT $1, chosen.* FROM unnest($2::uuid[], $3::timestamptz[]) AS chosen`;

const SAME_LIST = 'SELECT id FROM cleanup_runs WHERE rule = $1 AND as_of = $2 AND list = $3 AND asked_by = $4';

/** What was missed while nothing ran is one run; the hour of the day stays. The row's lock lets one instance through. */
const NEXT_DAY = `
  UPDATE cleanup_clock SET next_run_at = next_run_at
    + make_interval(hours => 24 * (floor(extract(epoch FROM $1::timestamptz - next_run_at) / 86400)::int + 1))
  WHERE next_run_at <= $1`;
