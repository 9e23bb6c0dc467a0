import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { Sql } from '../../../../platform/database/sql.js';

const MONTHS_AHEAD = 3;

/** Makes the tables of the months to come, before the first lookup and each night. */
@Injectable()
export class LookupPartitionsJob implements OnModuleInit {
  private readonly logger = new Logger(LookupPartitionsJob.name);

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.makeAhead();
  }

  @Cron('0 17 3 * * *')
  async makeEachNight(): Promise<void> {
    await this.makeAhead().catch((error) => this.logger.error(`months ahead were not made: ${reasonOf(error)}`));
  }

  private async makeAhead(): Promise<void> {
    await this.sql.query('SELECT lookup_make_partitions($1, $2)', [this.clock.now(), MONTHS_AHEAD + 1]);
  }
}
