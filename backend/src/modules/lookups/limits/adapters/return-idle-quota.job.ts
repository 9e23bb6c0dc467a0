import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Sql } from '../../../../platform/database/sql.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { DailyQuota } from '../application/daily-quota.js';

const EVERY_MS = 1_000;

/** Sees to it that no instance sits on what another may need, and forgets days that are long over. */
@Injectable()
export class ReturnIdleQuotaJob implements OnApplicationShutdown {
  constructor(
    private readonly quota: DailyQuota,
    private readonly sql: Sql,
    jobs: Jobs,
  ) {
    jobs.every({ name: 'ReturnIdleQuotaJob', everyMs: EVERY_MS, work: () => quota.returnIdle() });
  }

  @Cron('0 41 3 * * *')
  async forgetOldDays(): Promise<void> {
    await this.sql.query('DELETE FROM lookup_allowances WHERE day < current_date - 40');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.quota.returnIdle(true).catch(() => undefined);
  }
}
