import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';
import { atResultRetention } from '../../result-retention.job.js';

/** Deletes what was written about a subject once the last lookup of it is past the retention of results. */
@Injectable()
export class EndAnnotationsJob {
  private readonly job: JobLoop;

  constructor(sql: Sql, jobs: Jobs, clock: Clock, settings: LookupsSettings) {
    const some = async (before: Date, most: number) => (await sql.rows(END, [before, most])).length;
    this.job = atResultRetention('EndAnnotations', { jobs, clock, settings, some });
  }

  run(): Promise<void> {
    return this.job.soon();
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
