import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BroadcastCopies } from './broadcast-copies.port.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';
import { TellPlanEnds } from './tell-plan-ends.js';

/** Writes the letters that nobody asks for at that moment. One instance walks through the plans at a time, to spare work. */
@Injectable()
export class LetterJobs {
  constructor(
    jobs: Jobs,
    { LETTERS_JOB_INTERVAL_MS: everyMs }: SubscriberEmailsConfig,
    planEnds: TellPlanEnds,
    copies: BroadcastCopies,
    clock: Clock,
  ) {
    jobs.every({ name: 'plan-end-letters', everyMs, lease: true, work: () => planEnds.run() });
    jobs.every({
      name: 'CopyBroadcasts',
      everyMs,
      work: async () => {
        while (await copies.writeSome(clock.now()));
      },
    });
  }
}
