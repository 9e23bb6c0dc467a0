import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { AbuseDetection } from '../application/abuse-detection.js';
import { PgSharedTraces } from './pg-shared-traces.js';

/** Lets instances see each second what busy accounts do at the others. */
@Injectable()
export class ExchangeTracesJob {
  private readonly logger = new Logger(ExchangeTracesJob.name);

  constructor(
    private readonly traces: PgSharedTraces,
    abuse: AbuseDetection,
    jobs: Jobs,
  ) {
    jobs.every({ name: 'ExchangeTracesJob', everyMs: 1_000, work: () => abuse.exchange() });
  }

  @Cron('0 */10 * * * *')
  async forgetOld(): Promise<void> {
    await this.traces.forgetOld().catch((error) => this.logger.warn(`old traces stay: ${reasonOf(error)}`));
  }
}
