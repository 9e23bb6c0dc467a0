import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { reasonOf } from '../../kernel/reason-of.js';
import { PlatformConfig } from '../config/platform.config.js';
import { Signals } from '../events/signals.js';
import { Jobs } from '../jobs/jobs.js';
import { AdminAuditLog } from './admin-audit-log.js';
import { Counters } from './counters.js';
import { dataSourceOptions } from './data-source.js';
import { HashedLimits } from './hashed-limits.js';
import { migrate } from './migrate.js';
import { RateLimits } from './rate-limits.js';
import { RollUpCounters } from './roll-up-counters.js';
import { Sql } from './sql.js';

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
      }),
      dataSourceFactory: async (options) => {
        const dataSource = await new DataSource(options!).initialize();
        surviveIdleFailures(dataSource);
        await migrate(dataSource);
        return dataSource;
      },
    }),
  ],
  providers: [Sql, RateLimits, HashedLimits, Signals, Jobs, AdminAuditLog, Counters, RollUpCounters],
  exports: [Sql, RateLimits, HashedLimits, Signals, Jobs, AdminAuditLog, Counters],
})
export class DatabaseModule {}

/** A PostgreSQL restart breaks idle connections; the pool replaces them, and the process goes on. */
function surviveIdleFailures(dataSource: DataSource): void {
  const pool = (dataSource.driver as unknown as { master: NodeJS.EventEmitter }).master;
  const logger = new Logger('Database');
  pool.on('error', (error: unknown) => logger.warn(`idle connection lost: ${reasonOf(error)}`));
}
