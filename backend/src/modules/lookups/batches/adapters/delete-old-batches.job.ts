import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsSettings } from '../../lookups.config.js';
import { atResultRetention } from '../../result-retention.job.js';
import { Batches } from './batches.store.js';

/** Each has up to 10,000 lines. */
const AT_ONCE = 2;

/** Deletes batches past the retention of results. */
@Injectable()
export class DeleteOldBatchesJob {
  readonly job: JobLoop;

  constructor(batches: Batches, jobs: Jobs, clock: Clock, settings: LookupsSettings) {
    const some = (before: Date, most: number) => batches.deleteOlder(before, most);
    this.job = atResultRetention('DeleteOldBatches', { jobs, clock, settings, some, atOnce: AT_ONCE });
  }
}
