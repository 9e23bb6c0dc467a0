import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { LookupsConfig } from '../../lookups.config.js';
import { HealthMeter } from '../application/health-meter.js';
import { JudgeHealth } from '../application/judge-health.js';
import { HealthRecords } from './health-records.store.js';

const SWEEP_EVERY_MS = 3_600_000;

/** Takes what this instance has measured to the database, where one instance at a time judges all of it. */
@Injectable()
export class HealthJob implements BeforeApplicationShutdown {
  private readonly job: JobLoop;
  private sweptAt = 0;

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly meter: HealthMeter,
    private readonly records: HealthRecords,
    private readonly judge: JudgeHealth,
    { HEALTH_FLUSH_SECONDS }: LookupsConfig,
  ) {
    this.job = jobs.every({ name: 'JudgeHealth', everyMs: HEALTH_FLUSH_SECONDS * 1_000, work: () => this.flush() });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.job.soon();
  }

  private async flush(): Promise<void> {
    await this.probeDatabase();
    const counts = this.meter.take();
    await this.records.add(counts).catch((error: unknown) => {
      this.meter.putBack(counts);
      throw error;
    });
    await this.jobs.exclusively('JudgeHealth', async () => {
      await this.judge.execute();
      if (Date.now() - this.sweptAt < SWEEP_EVERY_MS) return;
      await this.judge.sweep();
      this.sweptAt = Date.now();
    });
  }

  private async probeDatabase(): Promise<void> {
    const began = performance.now();
    await this.sql.query('SELECT 1').then(
      () => this.meter.note('banco', 'ok', performance.now() - began),
      () => this.meter.note('banco', 'failed'),
    );
  }
}
