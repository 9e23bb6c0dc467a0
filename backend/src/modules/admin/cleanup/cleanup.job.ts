import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Signals } from '../../../platform/events/signals.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SUBSCRIPTION_CHANGED } from '../../billing/index.js';
import { CleanupConfig, CleanupSettings } from './cleanup.config.js';
import { RemovalWarnings } from './removal-warnings.store.js';
import { Restorations } from './restorations.store.js';
import { RunCleanup } from './run-cleanup.js';

/** What reads every account, or only heals a lost signal, comes this many times more seldom. */
const SELDOM = 30;

/** Looks again and again for what is due. Every instance does; each part is done by one of them. */
@Injectable()
export class CleanupJobs {
  private readonly logger = new Logger(CleanupJobs.name);

  constructor(
    jobs: Jobs,
    { CLEANUP_JOB_INTERVAL_MS: everyMs }: CleanupConfig,
    settings: CleanupSettings,
    runCleanup: RunCleanup,
    restorations: Restorations,
    warnings: RemovalWarnings,
    signals: Signals,
    clock: Clock,
  ) {
    const sweep = async () => {
      await restorations.allPaid();
      if (settings.rules.automatic) await warnings.send(settings.rules, clock.now());
    };
    jobs.every({ name: 'RunCleanup', everyMs, work: () => runCleanup.goOn() });
    jobs.every({ name: 'SweepCleanup', everyMs: everyMs * SELDOM, atStart: false, work: sweep });
    // A plan that a removed account gets, since money came late, brings it back at once.
    signals.on(SUBSCRIPTION_CHANGED, (accountId) => {
      restorations
        .ifPaid(accountId)
        .catch(({ message }: Error) => this.logger.warn(`a paid account comes back with the next sweep: ${message}`));
    });
  }
}
