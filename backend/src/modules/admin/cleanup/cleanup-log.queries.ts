import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { type Page, pageOf, rowsOfPage } from '../../../platform/page.js';
import type { CleanupRun, Removal } from './cleanup.js';
import { CleanupLog } from './cleanup-log.port.js';

@Injectable()
export class PgCleanupLog extends CleanupLog {
  constructor(private readonly sql: Sql) {
    super();
  }

  async runs(before: string | null): Promise<Page<CleanupRun>> {
    const [rows, count] = await Promise.all([
      this.sql.rows<CleanupRun & Record<string, unknown>>(RUNS, [before, rowsOfPage]),
      this.sql.row<{ n: number }>('SELECT count(*)::int AS n FROM cleanup_runs'),
    ]);
    return pageOf(rows, count?.n ?? 0, ({ id }) => id);
  }

  async removals(runId: string, before: string | null): Promise<Page<Removal> | null> {
    const run = await this.sql.row<{ chosen: number }>('SELECT chosen FROM cleanup_runs WHERE id = $1', [runId]);
    if (!run) return null;
    const rows = await this.sql.rows<Removal & Record<string, unknown>>(REMOVALS, [runId, before, rowsOfPage]);
    return pageOf(rows, run.chosen, ({ accountId }) => accountId);
  }
}

const RUNS = `
  SELECT run.id, run.started_at AS "startedAt", run.finished_at AS "finishedAt", admin.name AS "askedBy",
    run.grace_days AS "graceDays", run.restore_days AS "restoreDays", run.chosen, became.*
  FROM cleanup_runs AS run LEFT JOIN accounts AS admin ON admin.id = run.asked_by
  CROSS JOIN LATERAL (
    SELECT count(r.removed_at)::int AS removed, count(r.spared_at)::int AS spared,
      count(r.restored_at)::int AS restored, count(r.erased_at)::int AS erased
    FROM account_removals AS r WHERE r.run_id = run.id
  ) AS became
  WHERE $1::uuid IS NULL OR run.id < $1 ORDER BY run.id DESC LIMIT $2`;

const REMOVALS = `
  SELECT account_id AS "accountId", reason, ended_at AS "endedAt", removed_at AS "removedAt",
    erase_after AS "eraseAfter", restored_at AS "restoredAt", restored_by AS "restoredBy", erased_at AS "erasedAt",
    CASE WHEN erased_at IS NOT NULL THEN 'apagada' WHEN restored_at IS NOT NULL THEN 'restaurada'
      WHEN removed_at IS NOT NULL THEN 'removida' WHEN spared_at IS NOT NULL THEN 'poupada' ELSE 'escolhida' END AS state
  FROM account_removals WHERE run_id = $1 AND ($2::uuid IS NULL OR account_id < $2)
  ORDER BY account_id DESC LIMIT $3`;
