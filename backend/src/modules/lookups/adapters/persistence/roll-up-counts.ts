import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../../../../platform/database/sql.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';

const EVERY_MS = 5_000;

/** Moves what lookups have appended into the totals; readers add up both, so figures are right at every moment. */
@Injectable()
export class RollUpCounts {
  private readonly logger = new Logger(RollUpCounts.name);

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  @Interval(EVERY_MS)
  async runWhenDue(): Promise<void> {
    try {
      if (await this.sql.row('SELECT 1 FROM lookup_counts_pending LIMIT 1')) await this.run();
    } catch (error) {
      this.logger.warn(`counts wait for the next turn: ${(error as Error).message}`);
    }
  }

  async run(): Promise<void> {
    await this.jobs.exclusively('lookup-counts', async () => {
      await this.sql.query(MOVE);
    });
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
  SELECT account_id, type, outcome, sum(n) FROM moved GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (account_id, type, outcome) DO UPDATE SET n = c.n + excluded.n
`;
