import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { hourInBrazil } from '../../../kernel/brazilian-day.js';
import { Clock } from '../../../platform/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { BroadcastCopies } from './broadcast-copies.store.js';
import { PlanEndEmails } from './plan-end-emails.store.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';

const NAME = 'letters';

/** Writes the e-mails that nobody asks for at that moment, about plans only by day. One instance walks through the plans at a time, to spare work. */
@Injectable()
export class SubscriberEmailsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: readonly Rounds[];

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: SubscriberEmailsConfig,
    jobs: Jobs,
    planEnds: PlanEndEmails,
    copies: BroadcastCopies,
    clock: Clock,
  ) {
    this.rounds = [
      new Rounds('SendPlanEndEmails', async () => {
        const now = clock.now();
        if (hourInBrazil(now) < config.PLAN_LETTERS_FROM_HOUR) return;
        await jobs.exclusively('plan-end-letters', () => planEnds.send(now));
      }),
      new Rounds('CopyBroadcasts', async () => {
        while (await copies.writeSome(clock.now()));
      }),
    ];
  }

  onApplicationBootstrap(): void {
    const round = () => {
      for (const rounds of this.rounds) void rounds.soon();
    };
    round();
    this.registry.addInterval(NAME, setInterval(round, this.config.LETTERS_JOB_INTERVAL_MS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
    await Promise.all(this.rounds.map((rounds) => rounds.idle()));
  }
}
