import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../config/platform.config.js';
import { CONNECTION_OPTIONS, surviveIdleFailures } from './data-source.js';
import { BY_KEYS, Sql } from './sql.js';

const CONNECTIONS = 2;
/** One plan for groups of any size. */
const SETTINGS = `-c ${BY_KEYS.replaceAll(' ', '')} -c plan_cache_mode=force_generic_plan`;

/** The same database by connections that no screen takes: for what every lookup waits for, all of it found by keys. */
@Injectable()
export class WriterSql extends Sql implements OnApplicationShutdown {
  private readonly own: pg.Pool;

  constructor(dataSource: DataSource, { DATABASE_URL }: PlatformConfig) {
    super(dataSource);
    const options = {
      ...CONNECTION_OPTIONS,
      connectionString: DATABASE_URL,
      max: CONNECTIONS,
      options: SETTINGS,
    };
    this.own = new pg.Pool({ ...options, application_name: 'nitido' });
    surviveIdleFailures(this.own);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.own.end();
  }

  protected override pool(): pg.Pool {
    return this.own;
  }
}
