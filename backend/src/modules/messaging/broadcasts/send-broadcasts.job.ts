import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { BroadcastsConfig } from './broadcasts.config.js';
import { ManageBroadcasts } from './manage-broadcasts.js';

const NAME = 'messaging';

/** Looks again and again for broadcasts that are due. Every instance does; each one is sent by one of them. */
@Injectable()
export class SendBroadcastsJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: Rounds;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: BroadcastsConfig,
    broadcasts: ManageBroadcasts,
  ) {
    this.rounds = new Rounds('SendBroadcasts', () => broadcasts.sendDue());
  }

  onApplicationBootstrap(): void {
    const timer = setInterval(() => void this.rounds.soon(), this.config.MESSAGES_JOB_INTERVAL_MS);
    this.registry.addInterval(NAME, timer);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
    await this.rounds.idle();
  }
}
