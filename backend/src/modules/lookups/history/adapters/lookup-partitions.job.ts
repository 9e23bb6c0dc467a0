import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';

const MONTHS_AHEAD = 3;

/** Makes the tables of the months to come, before the first lookup, which does not wait for jobs, and each day by one that is watched. */
@Injectable()
export class LookupPartitionsJob implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every({ name: 'MakeLookupPartitions', everyMs: DAY_MS, work: () => this.makeAhead() });
  }

  async onModuleInit(): Promise<void> {
    await this.makeAhead();
  }

  private async makeAhead(): Promise<void> {
    await this.sql.query('SELECT lookup_make_partitions($1, $2)', [this.clock.now(), MONTHS_AHEAD + 1]);
  }
}
