import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Sql } from '../../../../platform/database/sql.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { Rounds } from '../../../../platform/jobs/rounds.js';
import { LookupsConfig } from '../../lookups.config.js';
import { HealthMeter } from '../application/health-meter.js';
import { JudgeHealth } from '../application/judge-health.js';
import { HealthRecords } from '../health-records.store.js';

const NAME = 'health';
const SWEEP_EVERY_MS = 3_600_000;

/** Takes what this instance has measured to the database, where one instance at a time judges all of it. */
@Injectable()
export class HealthRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('HealthRounds', () => this.round());
  private sweptAt = 0;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly config: LookupsConfig,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly meter: HealthMeter,
    private readonly records: HealthRecords,
    private readonly judge: JudgeHealth,
  ) {}

  onApplicationBootstrap(): void {
    void this.rounds.soon();
    const everyMs = this.config.HEALTH_FLUSH_SECONDS * 1_000;
    this.registry.addInterval(
      NAME,
      setInterval(() => void this.rounds.soon(), everyMs),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.registry.doesExist('interval', NAME)) this.registry.deleteInterval(NAME);
    await this.rounds.soon();
  }

  private async round(): Promise<void> {
    await this.probeDatabase();
    const figures = this.meter.take();
    await this.records.add(figures).catch((error: unknown) => {
      this.meter.putBack(figures);
      throw error;
    });
    await this.jobs.exclusively('health', async () => {
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
