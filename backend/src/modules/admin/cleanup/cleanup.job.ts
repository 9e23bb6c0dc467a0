import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Jobs, type Round } from '../../../platform/jobs/jobs.js';
import { DeliveredEmails } from '../../../platform/mail/delivered-emails.js';
import { CleanupConfig, CleanupSettings } from './cleanup.config.js';
import { RemovalWarnings } from './removal-warnings.store.js';
import { RunCleanup } from './run-cleanup.js';

/** Warnings come days ahead: they are looked for this many times more seldom. */
const SELDOM = 30;

/** Looks again and again for what is due. Every instance does; each part is done by one of them. */
@Injectable()
export class CleanupJobs {
  constructor(
    jobs: Jobs,
    { CLEANUP_JOB_INTERVAL_MS: everyMs }: CleanupConfig,
    settings: CleanupSettings,
    runCleanup: RunCleanup,
    warnings: RemovalWarnings,
    clock: Clock,
    delivered: DeliveredEmails,
  ) {
    const warn = async ({ goesOn }: Round) => {
      if (settings.rules.automatic) await warnings.send(settings.rules, clock.now(), goesOn);
    };
    delivered.on((emailId) => warnings.noteSent(emailId, clock.now()));
    jobs.every({ name: 'RunCleanup', everyMs, work: ({ goesOn }) => runCleanup.goOn(goesOn) });
    jobs.every({ name: 'WarnOfRemovals', everyMs: everyMs * SELDOM, atStart: false, lease: true, work: warn });
  }
}
