import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Sql } from './sql.js';
import { sweep } from './sweep.js';

/** Forgets counters whose window is over; a new attempt would start them anew all the same. */
@Injectable()
export class SweepRateLimits {
  constructor(sql: Sql, jobs: Jobs) {
    sweep(sql, jobs, { name: 'SweepRateLimits', everyMs: 60_000, table: 'rate_limits', over: 'resets_at < now()' });
  }
}
