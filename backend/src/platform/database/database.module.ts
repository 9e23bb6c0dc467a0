import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../config/platform.config.js';
import { Signals } from '../events/signals.js';
import { Jobs } from '../jobs/jobs.js';
import { AdminAuditLog } from './admin-audit-log.js';
import { Counters } from './counters.js';
import { dataSourceOptions, surviveIdleFailures } from './data-source.js';
import { HashedLimits } from './hashed-limits.js';
import { isLockTimeout } from './lock-holders.js';
import { migrate } from './migrate.js';
import { RateLimits } from './rate-limits.js';
import { ReadSql } from './read-sql.js';
import { Sql } from './sql.js';
import { WriterSql } from './writer-sql.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [PlatformConfig],
      useFactory: (config: PlatformConfig) => ({
        ...dataSourceOptions(config),
        autoLoadEntities: true,
        retryAttempts: 20,
        retryDelay: 500,
        // It was tried for minutes already, with pauses in which others came to their turn.
        toRetry: (error: unknown) => !isLockTimeout(error),
      }),
      dataSourceFactory: async (options) => {
        const dataSource = await new DataSource(options!).initialize();
        surviveIdleFailures((dataSource.driver as unknown as { master: NodeJS.EventEmitter }).master);
        await migrate(dataSource);
        return dataSource;
      },
    }),
  ],
  providers: [Sql, ReadSql, WriterSql, RateLimits, HashedLimits, Signals, Jobs, AdminAuditLog, Counters],
  exports: [Sql, ReadSql, WriterSql, RateLimits, HashedLimits, Signals, Jobs, AdminAuditLog, Counters],
})
export class DatabaseModule {}
