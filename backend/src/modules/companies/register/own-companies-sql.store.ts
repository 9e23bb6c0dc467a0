import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { AppError } from '../../../kernel/errors.js';
import { reasonOf } from '../../../kernel/reason-of.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { databaseFault } from '../../../platform/database/check-database.js';
import {
  companyDatabaseOptions,
  GIVEN_UP,
  type PostgresOptions,
  surviveIdleFailures,
} from '../../../platform/database/data-source.js';
import { isUnreachable } from '../../../platform/database/database-away.js';
import { migrate } from '../../../platform/database/migrate.js';
import type { Answered, Queryable } from '../../../platform/database/sql.js';
import { CompaniesSql } from './companies-sql.store.js';

const RETRY_MS = 2_000;

/** The same in a database of its own, which may be away: the product starts without it, and has it once it has come. */
export class OwnCompaniesSql extends CompaniesSql implements OnApplicationShutdown {
  override readonly isApart = true;
  private readonly logger = new Logger('Companies');
  private readonly end = new AbortController();
  /** Whoever meets it silent waits for it; the next are told at once, but for one that asks whether it is back. */
  private readonly circuit = circuitBreaker(handleWhen(isUnreachable), {
    halfOpenAfter: RETRY_MS,
    breaker: new ConsecutiveBreaker(1),
  });
  private opened = false;

  private constructor(
    private readonly platform: PlatformConfig,
    private readonly url: string,
    private readonly register = new DataSource(impatient(companyDatabaseOptions(platform, url))),
  ) {
    super(register);
  }

  static async open(platform: PlatformConfig, url: string): Promise<OwnCompaniesSql> {
    const sql = new OwnCompaniesSql(platform, url);
    const fault = await sql.fault();
    if (fault === null) await sql.openNow();
    else void sql.openLater(fault);
    return sql;
  }

  override query<Row extends object = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Answered<Row>> {
    return this.told(() => super.query<Row>(text, values));
  }

  override transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.told(() => super.transaction(work));
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    if (this.register.isInitialized) await this.register.destroy();
  }

  private async told<T>(run: () => Promise<T>): Promise<T> {
    // While one statement asks, cockatiel would let the others wait for its outcome.
    if (!this.opened || this.circuit.state === CircuitState.HalfOpen) throw away();
    try {
      return await this.circuit.execute(run);
    } catch (error) {
      throw isUnreachable(error) || isBrokenCircuitError(error) ? away(error) : error;
    }
  }

  private async fault(): Promise<string | null> {
    const fault = await databaseFault(this.url, { acceptNewer: this.platform.acceptsNewerSchema });
    return fault?.lineOf('COMPANIES_DATABASE_URL') ?? null;
  }

  private async openNow(): Promise<void> {
    await this.migrateNow();
    await this.register.initialize();
    if (this.end.signal.aborted) return await this.register.destroy();
    surviveIdleFailures(this.pool());
    this.opened = true;
  }

  /** On a connection of its own, whose statements may take as long as they need. */
  private async migrateNow(): Promise<void> {
    const own = await new DataSource(companyDatabaseOptions(this.platform, this.url)).initialize();
    try {
      await migrate(own);
    } finally {
      await own.destroy();
    }
  }

  /** Tries until it is open or the application ends, and says each reason once. */
  private async openLater(first: string): Promise<void> {
    for (let [why, told] = [first, '']; ; ) {
      if (why !== told) this.logger.warn(why);
      told = why;
      await sleep(RETRY_MS, undefined, { ref: false });
      if (this.end.signal.aborted) return;
      const reason = (await this.fault()) ?? (await this.openNow().then(() => null, reasonOf));
      if (this.end.signal.aborted) return;
      if (reason === null) return this.logger.log('the register’s own database is there');
      why = reason;
    }
  }
}

function impatient(options: PostgresOptions): PostgresOptions {
  return { ...options, extra: { ...options.extra, ...GIVEN_UP } };
}

function away(cause?: unknown): AppError {
  const text = 'A base de empresas está fora do ar. Tente novamente em instantes.';
  return new AppError('unavailable', 'UNAVAILABLE', text, { cause, retryAfterSeconds: 2 });
}
