import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { companyDatabaseOptions, surviveIdleFailures } from '../../../platform/database/data-source.js';
import { migrate } from '../../../platform/database/migrate.js';
import { Sql } from '../../../platform/database/sql.js';
import { CompaniesConfig } from './companies.config.js';

/** Statements on the register of companies: in a database of its own where the settings name one, else in the product's. */
@Injectable()
export class CompaniesSql extends Sql implements OnApplicationShutdown {
  private constructor(
    private readonly register: DataSource,
    private readonly own: boolean,
  ) {
    super(register);
  }

  static async open(product: DataSource, platform: PlatformConfig, config: CompaniesConfig): Promise<CompaniesSql> {
    const url = config.COMPANIES_DATABASE_URL;
    if (url === undefined) return new CompaniesSql(product, false);
    const register = await new DataSource(companyDatabaseOptions(platform, url)).initialize();
    surviveIdleFailures((register.driver as unknown as { master: pg.Pool }).master);
    await migrate(register);
    return new CompaniesSql(register, true);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.own) await this.register.destroy();
  }
}
