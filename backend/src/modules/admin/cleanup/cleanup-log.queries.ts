import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { TimeSort } from '../../../kernel/time-sort.js';
import { byTime } from '../../../platform/database/keyed-order.js';
import { PagedList } from '../../../platform/database/paged-list.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import { AccountDirectory } from '../../identity/index.js';
import type { CleanupRunItem, RemovalItem, RemovalsFilter } from './cleanup-runs.answers.js';

type Run = Omit<CleanupRunItem, 'askedBy'> & { readonly adminId: string | null };

/** What cleanup has done. */
@Injectable()
export class CleanupLog {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: AccountDirectory,
  ) {}

  runs(sort: TimeSort | undefined): PagedList<CleanupRunItem> {
    return new PagedList<Run>(this.sql, { columns: '*', table: RUNS, order: byTime(sort) }).asPages(async (runs) => {
      const nameOf = await this.accounts.namesOf(runs.map(({ adminId }) => adminId));
      return runs.map(({ adminId, ...run }) => ({ ...run, askedBy: nameOf(adminId) }));
    });
  }

  /** Throws CLEANUP_RUN_NOT_FOUND. */
  async removals(runId: string, { state, sort }: RemovalsFilter): Promise<PagedList<RemovalItem>> {
    const run = isUuid(runId) ? await this.sql.row('SELECT 1 FROM cleanup_runs WHERE id = $1', [runId]) : null;
    if (!run) throw new AppError('not-found', 'CLEANUP_RUN_NOT_FOUND', 'Esta limpeza não existe.');
    const removals = new PagedList<Removal>(this.sql, {
      columns: '*',
      table: REMOVALS,
      given: [runId],
      filters: [['state = ?', state]],
      order: byTime(sort, `coalesce("removedAt", "sparedAt", 'infinity')`),
    });
    return removals.as(({ id: accountId, state, endedAt, removedAt }) => ({ accountId, state, endedAt, removedAt }));
  }
}

type Removal = Omit<RemovalItem, 'accountId'> & { readonly id: string };

const COUNT_OF = (column: string) =>
  `(SELECT count(r.${column})::int FROM account_removals AS r WHERE r.run_id = run.id)`;

const RUNS = `(
  SELECT run.id, run.rule, run.days, run.started_at AS "startedAt", run.finished_at AS "finishedAt",
    run.asked_by AS "adminId", run.chosen, ${COUNT_OF('removed_at')} AS removed, ${COUNT_OF('spared_at')} AS spared
  FROM cleanup_runs AS run
) AS runs`;

/** Of one run, $1: an account may be on the list of several. */
const REMOVALS = `(
  SELECT account_id AS id, ended_at AS "endedAt", removed_at AS "removedAt", spared_at AS "sparedAt",
    CASE WHEN removed_at IS NOT NULL THEN 'removida' WHEN spared_at IS NOT NULL THEN 'poupada' ELSE 'escolhida' END AS state
  FROM account_removals WHERE run_id = $1::uuid
) AS removals`;
