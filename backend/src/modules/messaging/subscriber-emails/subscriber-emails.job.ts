import { Injectable } from '@nestjs/common';
import { hourInBrazil } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { BroadcastCopies } from './broadcast-copies.store.js';
import { PlanEndEmails } from './plan-end-emails.store.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';

/** Plans are walked through a twelfth as often as broadcasts are looked for: what is due of them begins with a day. */
const PLANS_TIMES = 12;

/**
 * Writes the e-mails that nobody asks for at that moment, about plans only by day. One instance walks through the plans at a
 * time, to spare work.
 */
@Injectable()
export class SubscriberEmailsJob {
  constructor(
    jobs: Jobs,
    { LETTERS_JOB_INTERVAL_MS: everyMs, PLAN_LETTERS_FROM_HOUR }: SubscriberEmailsConfig,
    planEnds: PlanEndEmails,
    copies: BroadcastCopies,
    clock: Clock,
  ) {
    const sendPlanEnds = async ({ goesOn }: Round) => {
      const now = clock.now();
      if (hourInBrazil(now) >= PLAN_LETTERS_FROM_HOUR) await planEnds.send(now, goesOn);
    };
    const copyBroadcasts = async ({ goesOn }: Round) => {
      while (goesOn() && (await copies.writeSome(clock.now())));
    };
    jobs.every({ name: 'SendPlanEnds', everyMs: everyMs * PLANS_TIMES, lease: true, work: sendPlanEnds });
    jobs.every({ name: 'CopyBroadcasts', everyMs, work: copyBroadcasts });
  }
}
