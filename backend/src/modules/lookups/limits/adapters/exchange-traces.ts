import { Injectable, Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { LookupWatch } from '../application/lookup-watch.js';
import { PgSharedTraces } from './pg-shared-traces.js';

const EVERY_MS = 1_000;

/** Lets instances see each second what busy accounts do at the others. */
@Injectable()
export class ExchangeTraces {
  private readonly logger = new Logger(ExchangeTraces.name);

  constructor(
    private readonly watch: LookupWatch,
    private readonly traces: PgSharedTraces,
  ) {}

  @Interval(EVERY_MS)
  async runWhenDue(): Promise<void> {
    await this.watch.exchange().catch((error: Error) => this.logger.warn(`traces wait: ${error.message}`));
  }

  @Cron('0 */10 * * * *')
  async forgetOld(): Promise<void> {
    await this.traces.forgetOld().catch((error: Error) => this.logger.warn(`old traces stay: ${error.message}`));
  }
}
