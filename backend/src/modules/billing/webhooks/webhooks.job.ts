import { Injectable } from '@nestjs/common';
import type { JobLoop } from '../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BillingConfig } from '../billing.config.js';
import { ProcessWebhooks } from './process-webhooks.js';

/** Works off the inbox, by the clock and right after something came. */
@Injectable()
export class WebhooksJob {
  private readonly job: JobLoop;

  constructor(jobs: Jobs, { BILLING_JOB_INTERVAL_MS: everyMs }: BillingConfig, webhooks: ProcessWebhooks) {
    this.job = jobs.every({ name: 'ProcessNotifications', everyMs, work: ({ goesOn }) => webhooks.run(goesOn) });
  }

  /** Begins right after whatever is under way; the promise ends with it and never fails. */
  soon(): Promise<void> {
    return this.job.soon();
  }
}
