import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';
import { RunLine } from '../application/run-line.js';
import type { DueLine } from '../batch.js';
import { BatchesConfig } from '../batches.config.js';
import { Batches } from './batches.store.js';
import { DueLines } from './due-lines.store.js';

const TIDY_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Runs lines on every instance, a few at once, and deletes batches whose retention is over. */
@Injectable()
export class RunBatches {
  /** One at a time takes a line, so that none of this instance waits for another of it. */
  private taking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly lines: DueLines,
    private readonly runLine: RunLine,
    private readonly config: BatchesConfig,
    jobs: Jobs,
    batches: Batches,
    settings: LookupsSettings,
    clock: Clock,
  ) {
    const everyMs = config.BATCH_JOB_INTERVAL_MS;
    jobs.every({ name: 'RunBatches', everyMs, work: (ending) => this.round(ending) });
    const tidy = () => {
      const days = settings.inForce('HISTORY_RETENTION_DAYS');
      return batches.deleteOlder(new Date(clock.now().getTime() - days * DAY_MS));
    };
    jobs.every({ name: 'batch-retention', everyMs: TIDY_EVERY_MS, lease: true, work: tidy });
  }

  private async round(ending: AbortSignal): Promise<void> {
    const runners = Array.from({ length: this.config.BATCH_LINES_AT_ONCE }, () => this.runAll(ending));
    await Promise.all(runners);
  }

  private async runAll(ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      const line = await this.take();
      if (!line) return;
      await this.runLine.run(line);
    }
  }

  private take(): Promise<DueLine | null> {
    const taken = this.taking.then(() => this.lines.take());
    this.taking = taken.catch(() => undefined);
    return taken;
  }
}
