import { Injectable } from '@nestjs/common';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { Broadcasts } from './broadcasts.store.js';

/** Looks again and again for broadcasts that are due. Every instance does; each one is sent by one of them. */
@Injectable()
export class SendBroadcastsJob {
  constructor(jobs: Jobs, { MESSAGES_JOB_INTERVAL_MS: everyMs }: BroadcastsConfig, broadcasts: Broadcasts) {
    const work = async ({ goesOn }: Round) => {
      while (goesOn() && (await broadcasts.sendDue()));
    };
    jobs.every({ name: 'SendBroadcasts', everyMs, work });
  }
}
