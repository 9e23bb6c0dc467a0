import { Logger } from '@nestjs/common';
import type { DataSourceOptions, EntitySchema } from 'typeorm';
import { reasonOf } from '../../kernel/reason-of.js';
import type { PlatformConfig } from '../config/platform.config.js';
import { COMPANY_MIGRATIONS, MIGRATIONS } from './migrations/index.js';
import { NamedClient } from './named-client.js';

/** A connection's own settings. Statements time out, so that a stuck one frees its connection. */
export const CONNECTION_OPTIONS = {
  Client: NamedClient,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
};

/** PostgreSQL ends statements itself, but where it is gone without a word nothing else would for a quarter of an hour: for a server that one can do without. */
export const GIVEN_UP = { query_timeout: CONNECTION_OPTIONS.statement_timeout + 1_000 };

export type PostgresOptions = Extract<DataSourceOptions, { readonly type: 'postgres' }>;

/** How the product reaches PostgreSQL. */
export function dataSourceOptions(config: PlatformConfig, entities: EntitySchema[] = []): PostgresOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    entities,
    migrations: [...MIGRATIONS],
    synchronize: false,
    logging: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'nitido',
    extra: { ...CONNECTION_OPTIONS, max: config.DATABASE_POOL_SIZE },
  };
}

/** How it reaches the register of companies, where that has a database of its own; else the same way. */
export function companyDatabaseOptions(config: PlatformConfig, url: string | undefined): PostgresOptions {
  if (url === undefined) return dataSourceOptions(config);
  return { ...dataSourceOptions(config), url, migrations: [...COMPANY_MIGRATIONS] };
}

/** A PostgreSQL restart breaks idle connections; the pool replaces them, and the process goes on. */
export function surviveIdleFailures(pool: NodeJS.EventEmitter): void {
  const logger = new Logger('Database');
  pool.on('error', (error: unknown) => logger.warn(`idle connection lost: ${reasonOf(error)}`));
}
