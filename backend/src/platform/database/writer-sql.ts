import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../config/platform.config.js';
import { CONNECTION_OPTIONS, surviveIdleFailures } from './data-source.js';
import { Sql } from './sql.js';

const CONNECTIONS = 2;
/**
 * Their few statements look rows up by their keys. A plan is kept for as long as its tables' statistics, and one that was
 * made while a table was small would read the whole of it for each group, however large it has become.
 */
const ALWAYS_BY_INDEX = '-c enable_seqscan=off';

/** The same database by connections that no screen takes: for what every lookup waits for. */
@Injectable()
export class WriterSql extends Sql implements OnApplicationShutdown {
  private readonly own: pg.Pool;

  constructor(dataSource: DataSource, { DATABASE_URL }: PlatformConfig) {
    super(dataSource);
    const options = {
      ...CONNECTION_OPTIONS,
      connectionString: DATABASE_URL,
      max: CONNECTIONS,
      options: ALWAYS_BY_INDEX,
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
