import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

/** Looks again and again for broadcasts that are due. Every instance does; each one is sent by one of them. */
@Injectable()
export class SendBroadcastsJob {
  constructor(jobs: Jobs, { MESSAGES_JOB_INTERVAL_MS: everyMs }: BroadcastsConfig, broadcasts: ManageBroadcasts) {
    jobs.every({ name: 'SendBroadcasts', everyMs, work: () => broadcasts.sendDue() });
  }
}
