import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { rollUp } from './roll-up.js';
import { Sql } from './sql.js';

/** Adds up the steps that figures have taken. */
@Injectable()
export class RollUpCounters {
  constructor(sql: Sql, jobs: Jobs) {
    rollUp(sql, jobs, { name: 'AddCounters', waiting: 'counter_steps', move: MOVE });
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
