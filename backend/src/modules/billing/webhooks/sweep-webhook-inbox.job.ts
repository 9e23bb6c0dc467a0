import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { sweep } from '../../../platform/database/sweep.js';
import { idAt } from '../../../platform/ids.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BillingConfig } from '../billing.config.js';

const DAY_MS = 86_400_000;

/**
 * Notifications that were worked off leave the inbox; one that comes once more is worked off anew, and changes nothing. What was
 * worked off by then had come by then, as its id tells: the others are not read.
 */
@Injectable()
export class SweepWebhookInbox {
  constructor(sql: Sql, jobs: Jobs, { PAYMENT_NOTIFICATION_DAYS: days }: BillingConfig) {
    sweep(sql, jobs, {
      name: 'SweepNotifications',
      everyMs: 3_600_000,
      table: 'webhook_inbox',
      over: 'id < $2 AND processed_at < now() - make_interval(days => $3)',
      values: () => [idAt(new Date(Date.now() - days * DAY_MS)), days],
    });
  }
}
