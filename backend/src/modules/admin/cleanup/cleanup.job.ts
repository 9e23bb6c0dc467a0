import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CleanupConfig } from './cleanup.config.js';
import { CleanupRules } from './cleanup-rules.port.js';
import { RemovalNotices } from './removal-notices.port.js';
import { PaidReturns } from './returns.port.js';
import { RunCleanup } from './run-cleanup.js';

/** What reads every account, or only heals a lost signal, comes this many times more seldom. */
const SELDOM = 30;

/** Looks again and again for what is due. Every instance does; each part is done by one of them. */
@Injectable()
export class CleanupJobs {
  constructor(
    jobs: Jobs,
    { CLEANUP_JOB_INTERVAL_MS: everyMs }: CleanupConfig,
    rules: CleanupRules,
    runCleanup: RunCleanup,
    returns: PaidReturns,
    notices: RemovalNotices,
    clock: Clock,
  ) {
    const sweep = async () => {
      await returns.whoeverPaid(clock.now());
      const inForce = await rules.current();
      if (inForce.automatic) await notices.send(inForce, clock.now());
    };
    jobs.every({ name: 'RunCleanup', everyMs, work: () => runCleanup.goOn() });
    jobs.every({ name: 'SweepCleanup', everyMs: everyMs * SELDOM, atStart: false, work: sweep });
  }
}
