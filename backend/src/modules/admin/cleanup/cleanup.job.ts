import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock.js';
import { Signals } from '../../../platform/events/signals.js';
import { Rounds } from '../../../platform/jobs/rounds.js';
import { SUBSCRIPTION_CHANGED } from '../../billing/index.js';
import { CleanupConfig, CleanupSettings } from './cleanup.config.js';
import { RemovalWarnings } from './removal-warnings.store.js';
import { Restorations } from './restorations.store.js';
import { RunCleanup } from './run-cleanup.js';

const WORK = 'cleanup';
const SWEEP = 'cleanup-sweep';
/** What reads every account, or only heals a lost signal, comes this many times more seldom. */
const SELDOM = 30;

/** Looks again and again for what is due. Every instance does; each part is done by one of them. */
@Injectable()
export class CleanupJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CleanupJobs.name);
  private readonly work: Rounds;
  private readonly sweep: Rounds;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: CleanupConfig,
    settings: CleanupSettings,
    runCleanup: RunCleanup,
    restorations: Restorations,
    warnings: RemovalWarnings,
    signals: Signals,
    clock: Clock,
  ) {
    this.work = new Rounds('RunCleanup', () => runCleanup.goOn());
    this.sweep = new Rounds('SweepCleanup', async () => {
      await restorations.allPaid();
      if (settings.rules.automatic) await warnings.send(settings.rules, clock.now());
    });
    // A plan that a removed account gets, since money came late, brings it back at once.
    signals.on(SUBSCRIPTION_CHANGED, (accountId) => {
      restorations
        .ifPaid(accountId)
        .catch(({ message }: Error) => this.logger.warn(`a paid account comes back with the next sweep: ${message}`));
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
