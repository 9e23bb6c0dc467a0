import { Injectable } from '@nestjs/common';
import { rollUp } from '../../../platform/database/roll-up.js';
import { Sql } from '../../../platform/database/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

/** Moves what lookups have appended into the totals. */
@Injectable()
export class RollUpCountsJob {
  constructor(sql: Sql, jobs: Jobs) {
    rollUp(sql, jobs, { name: 'AddLookupCounts', waiting: 'lookup_counts_pending', move: MOVE });
  }
}

/** Totals are locked in their order, as an erasure does, so that neither waits for the other. */
const MOVE = `
  WITH moved AS (
    DELETE FROM lookup_counts_pending RETURNING account_id, day, hour, type, outcome, n
  ), by_day AS (
    INSERT INTO lookup_daily_counts AS c (day, type, outcome, n)
    SELECT day, type, outcome, sum(n) FROM moved GROUP BY 1, 2, 3
    ON CONFLICT (day, type, outcome) DO UPDATE SET n = c.n + excluded.n
  ), by_hour AS (
    INSERT INTO lookup_hourly_counts AS c (day, hour, type, outcome, n)
    SELECT day, hour, type, outcome, sum(n) FROM moved GROUP BY 1, 2, 3, 4
    ON CONFLICT (day, hour, type, outcome) DO UPDATE SET n = c.n + excluded.n
  ), in_all AS (
    INSERT INTO lookup_total_counts AS c (type, outcome, n)
    SELECT type, outcome, sum(n) FROM moved GROUP BY 1, 2
    ON CONFLICT (type, outcome) DO UPDATE SET n = c.n + excluded.n
  )
  INSERT INTO lookup_account_counts AS c (account_id, type, outcome, n)
  SELECT account_id, type, outcome, sum(n) FROM moved WHERE account_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (account_id, type, outcome) DO UPDATE SET n = c.n + excluded.n
`;
