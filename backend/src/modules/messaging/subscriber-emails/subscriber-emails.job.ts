import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { BroadcastCopies } from './broadcast-copies.port.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';
import { TellPlanEnds } from './tell-plan-ends.js';

const NAME = 'letters';

/** Writes the letters that nobody asks for at that moment. One instance walks through the plans at a time, to spare work. */
@Injectable()
export class LetterJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: readonly Rounds[];

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: SubscriberEmailsConfig,
    jobs: Jobs,
    planEnds: TellPlanEnds,
    copies: BroadcastCopies,
    clock: Clock,
  ) {
    this.rounds = [
      new Rounds('TellPlanEnds', async () => {
        await jobs.exclusively('plan-end-letters', () => planEnds.run());
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
