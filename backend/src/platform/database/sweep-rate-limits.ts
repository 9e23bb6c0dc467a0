import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Sql } from './sql.js';

/** Forgets counters whose window is over; a new attempt would start them anew all the same. */
@Injectable()
export class SweepRateLimits {
  constructor(private readonly sql: Sql) {}

  @Cron('*/10 * * * *')
  async run(): Promise<void> {
    await this.sql.query('DELETE FROM rate_limits WHERE resets_at < now()');
  }
}
