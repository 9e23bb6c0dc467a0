import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { CleanupConfig } from './cleanup.config.js';
import { CleanupRules } from './cleanup-rules.port.js';
import { RemovalNotices } from './removal-notices.port.js';
import { PaidReturns } from './returns.port.js';
import { RunCleanup } from './run-cleanup.js';

const WORK = 'cleanup';
const SWEEP = 'cleanup-sweep';
/** What reads every account, or only heals a lost signal, comes this many times more seldom. */
const SELDOM = 30;

/** Looks again and again for what is due. Every instance does; each part is done by one of them. */
@Injectable()
export class CleanupJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work: Rounds;
  private readonly sweep: Rounds;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: CleanupConfig,
    rules: CleanupRules,
    runCleanup: RunCleanup,
    returns: PaidReturns,
    notices: RemovalNotices,
    clock: Clock,
  ) {
    this.work = new Rounds('RunCleanup', () => runCleanup.goOn());
    this.sweep = new Rounds('SweepCleanup', async () => {
      await returns.whoeverPaid(clock.now());
      const inForce = await rules.current();
      if (inForce.automatic) await notices.send(inForce, clock.now());
    });
  }

  onApplicationBootstrap(): void {
    const every = this.config.CLEANUP_JOB_INTERVAL_MS;
    void this.work.soon();
    this.registry.addInterval(
      WORK,
      setInterval(() => void this.work.soon(), every),
    );
    this.registry.addInterval(
      SWEEP,
      setInterval(() => void this.sweep.soon(), every * SELDOM),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const name of [WORK, SWEEP]) {
      if (this.registry.doesExist('interval', name)) this.registry.deleteInterval(name);
    }
    await Promise.all([this.work.idle(), this.sweep.idle()]);
  }
}
