import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { Sql } from '../../../platform/database/sql.js';
import { isUuid } from '../../../platform/ids.js';
import { type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import { AccountDirectory, REMOVAL_ROWS } from '../../identity/index.js';
import type { CleanupRunItem, RemovalItem } from './cleanup.answers.js';

type Run = Omit<CleanupRunItem, 'askedBy'> & { readonly adminId: string | null };

/** What cleanup has done. */
@Injectable()
export class CleanupLog {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: AccountDirectory,
  ) {}

  /** The newest first. */
  async runs(before: string | null): Promise<Page<CleanupRunItem>> {
    const [rows, count] = await Promise.all([
      this.sql.rows<Run>(RUNS, [before, rowsOfPage]),
      this.sql.row<{ n: number }>('SELECT count(*)::int AS n FROM cleanup_runs'),
    ]);
    const page = pageOf(rows, count?.n ?? 0, ({ id }) => id);
    const admins = await this.accounts.named(page.items.map(({ adminId }) => adminId));
    const named = ({ adminId, ...run }: Run) => ({ ...run, askedBy: (adminId && admins.get(adminId)?.name) || null });
    return { ...page, items: page.items.map(named) };
  }

  /** Throws CLEANUP_RUN_NOT_FOUND. */
  async removals(runId: string, before: string | null): Promise<Page<RemovalItem>> {
    const run = isUuid(runId) ? await this.sql.row<{ chosen: number }>(CHOSEN, [runId]) : null;
    if (!run) throw new AppError('not-found', 'CLEANUP_RUN_NOT_FOUND', 'Esta limpeza não existe.');
    const rows = await this.sql.rows<RemovalItem & Record<string, unknown>>(REMOVALS, [runId, before, rowsOfPage]);
    return pageOf(rows, run.chosen, ({ accountId }) => accountId);
  }
}

const CHOSEN = 'SELECT chosen FROM cleanup_runs WHERE id = $1';

const RUNS = `
  SELECT run.id, run.started_at AS "startedAt", run.finished_at AS "finishedAt", run.asked_by AS "adminId",
    run.grace_days AS "graceDays", run.restore_days AS "restoreDays", run.chosen, became.*
  FROM cleanup_runs AS run
  CROSS JOIN LATERAL (
    SELECT count(r.removed_at)::int AS removed, count(r.spared_at)::int AS spared,
      count(r.restored_at)::int AS restored, count(r.erased_at)::int AS erased
    FROM ${REMOVAL_ROWS} AS r WHERE r.run_id = run.id
  ) AS became
  WHERE $1::uuid IS NULL OR run.id < $1 ORDER BY run.id DESC LIMIT $2`;

const REMOVALS = `
  SELECT account_id AS "accountId", reason, ended_at AS "endedAt", removed_at AS "removedAt",
    erase_after AS "eraseAfter", restored_at AS "restoredAt", restored_by AS "restoredBy", erased_at AS "erasedAt",
    CASE WHEN erased_at IS NOT NULL THEN 'apagada' WHEN restored_at IS NOT NULL THEN 'restaurada'
      WHEN removed_at IS NOT NULL THEN 'removida' WHEN spared_at IS NOT NULL THEN 'poupada' ELSE 'escolhida' END AS state
  FROM ${REMOVAL_ROWS} AS r WHERE run_id = $1 AND ($2::uuid IS NULL OR account_id < $2)
  ORDER BY account_id DESC LIMIT $3`;
