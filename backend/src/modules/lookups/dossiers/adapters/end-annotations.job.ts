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
  readonly job: JobLoop;

  constructor(sql: Sql, jobs: Jobs, clock: Clock, settings: LookupsSettings) {
    const some = async (before: Date, most: number) => (await sql.rows(END, [before, most])).length;
    this.job = atResultRetention('EndAnnotations', { jobs, clock, settings, some });
  }
}

/** Those with a lookup that is past it: they go, or wait for the oldest of the later ones. */
const END = `
  WITH due AS MATERIALIZED (
    SELECT account_id, subject FROM lookup_dossiers WHERE looked_up_at < $1
    ORDER BY looked_up_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), seen AS MATERIALIZED (
    SELECT due.*, (
      SELECT min(created_at) FROM lookup_history_terms t
      WHERE t.account_id = due.account_id AND t.term = due.subject AND t.created_at >= $1
    ) AS next FROM due
  ), ended AS (
    DELETE FROM lookup_dossiers d USING seen s
    WHERE d.account_id = s.account_id AND d.subject = s.subject AND s.next IS NULL
  ), spared AS (
    UPDATE lookup_dossiers d SET looked_up_at = s.next FROM seen s
    WHERE d.account_id = s.account_id AND d.subject = s.subject AND s.next IS NOT NULL
  )
  SELECT FROM due`;
