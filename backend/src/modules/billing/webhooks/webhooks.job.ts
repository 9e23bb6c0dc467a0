import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../kernel/durations.js';
import { Sql } from '../../../platform/database/sql.js';
import { sweep } from '../../../platform/database/sweep.js';
import { idAt } from '../../../platform/ids.js';
import type { JobLoop } from '../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BillingConfig } from '../billing.config.js';
import { ProcessWebhooks } from './process-webhooks.js';

/**
 * Works off the inbox, by the clock and right after something came. What was worked off leaves it; what comes once more is worked off
 * anew, and changes nothing. What was worked off by then had come by then, as its id tells: the others are not read.
 */
@Injectable()
export class WebhooksJob {
  private readonly job: JobLoop;

  constructor(jobs: Jobs, sql: Sql, config: BillingConfig, webhooks: ProcessWebhooks) {
    const { BILLING_JOB_INTERVAL_MS: everyMs, PAYMENT_NOTIFICATION_DAYS: days } = config;
    this.job = jobs.every({ name: 'ProcessNotifications', everyMs, work: ({ goesOn }) => webhooks.run(goesOn) });
    sweep(sql, jobs, {
      name: 'SweepNotifications',
      everyMs: 3_600_000,
      table: 'webhook_inbox',
      over: 'id < $2 AND processed_at < now() - make_interval(days => $3)',
      values: () => [idAt(new Date(Date.now() - days * DAY_MS)), days],
    });
  }

  /** Begins right after whatever is under way; the promise ends with it and never fails. */
  soon(): Promise<void> {
    return this.job.soon();
  }
}
