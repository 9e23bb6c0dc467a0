import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 500;
/** Well within the job's lease; the rest waits for the next turn. */
const MOST_BATCHES = 100;

/** Deletes what was written about a subject once the last lookup of it is past the retention of results. */
@Injectable()
export class EndAnnotationsJob {
  private readonly job: JobLoop;

  constructor(
    private readonly sql: Sql,
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly settings: LookupsSettings,
  ) {
    const work = () => this.endSome();
    this.job = jobs.every({ name: 'dossier-retention', everyMs: EVERY_MS, lease: true, atStart: false, work });
  }

  run(): Promise<void> {
    return this.job.soon();
  }

  private async endSome(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.settings.inForce('HISTORY_RETENTION_DAYS') * DAY_MS);
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const rows = await this.sql.rows(END, [before, BATCH]);
      if (rows.length < BATCH) return;
    }
  }
}

/** Those that are due by the lookup that they know of: they go, or learn of a later lookup. */
const END = `
  WITH due AS MATERIALIZED (
    SELECT account_id, subject FROM lookup_dossiers WHERE looked_up_at < $1
    ORDER BY looked_up_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), seen AS MATERIALIZED (
    SELECT due.*, (
      SELECT max(created_at) FROM lookup_history_terms t WHERE t.account_id = due.account_id AND t.term = due.subject
    ) AS newest FROM due
  ), ended AS (
    DELETE FROM lookup_dossiers d USING seen s
    WHERE d.account_id = s.account_id AND d.subject = s.subject AND (s.newest IS NULL OR s.newest < $1)
  ), spared AS (
    UPDATE lookup_dossiers d SET looked_up_at = s.newest FROM seen s
    WHERE d.account_id = s.account_id AND d.subject = s.subject AND s.newest >= $1
  )
  SELECT FROM due`;
