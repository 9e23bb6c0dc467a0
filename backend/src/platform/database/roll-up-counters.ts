import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Jobs } from '../jobs/jobs.js';
import { Sql } from './sql.js';

const EVERY_MS = 5_000;

/** Adds up the steps that figures have taken; readers count what still waits, so they are right at every moment. */
@Injectable()
export class RollUpCounters {
  private readonly logger = new Logger(RollUpCounters.name);

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  @Interval(EVERY_MS)
  async runWhenDue(): Promise<void> {
    try {
      if (await this.sql.row('SELECT 1 FROM counter_steps LIMIT 1')) await this.run();
    } catch (error) {
      this.logger.warn(`counters wait for the next turn: ${(error as Error).message}`);
    }
  }

  async run(): Promise<void> {
    await this.jobs.exclusively('counters', async () => {
      await this.sql.query(MOVE);
    });
  }
}

const MOVE = `
  WITH moved AS (
    DELETE FROM counter_steps RETURNING measure, day, hour, part, n, cents
  ), by_hour AS (
    INSERT INTO counter_hours AS c (measure, day, hour, part, n, cents)
    SELECT measure, day, hour, part, sum(n), sum(cents) FROM moved WHERE hour IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (measure, day, hour, part) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents
  )
  INSERT INTO counters AS c (measure, day, part, n, cents)
  SELECT measure, day, part, sum(n), sum(cents) FROM moved GROUP BY 1, 2, 3
  ON CONFLICT (measure, day, part) DO UPDATE SET n = c.n + excluded.n, cents = c.cents + excluded.cents
`;
