import type { DataSourceOptions, EntitySchema } from 'typeorm';
import type { PlatformConfig } from '../config/platform.config.js';
import { MIGRATIONS } from './migrations/index.js';
import { NamedClient } from './named-client.js';

/** How the product reaches PostgreSQL. Statements time out, so that a stuck one frees its connection. */
export function dataSourceOptions(config: PlatformConfig, entities: EntitySchema[] = []): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    entities,
    migrations: [...MIGRATIONS],
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'nitido',
    extra: {
      Client: NamedClient,
      max: config.DATABASE_POOL_SIZE,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  } as DataSourceOptions;
}
