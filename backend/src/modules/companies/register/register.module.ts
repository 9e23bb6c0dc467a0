import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { DispensableParts } from '../../../platform/http/dispensable-parts.js';
import { CompaniesConfig } from './companies.config.js';
import { CompaniesSql } from './companies-sql.store.js';
import { OwnCompaniesSql } from './own-companies-sql.store.js';

/** Where the register of companies is kept. */
@Module({
  providers: [
    { provide: CompaniesConfig, useFactory: () => readConfig(CompaniesConfig) },
    {
      provide: CompaniesSql,
      inject: [DataSource, PlatformConfig, CompaniesConfig, DispensableParts],
      useFactory: async (
        product: DataSource,
        platform: PlatformConfig,
        config: CompaniesConfig,
        parts: DispensableParts,
      ) => {
        if (!config.COMPANIES_DATABASE_URL) return new CompaniesSql(product);
        const own = await OwnCompaniesSql.open(platform, config.COMPANIES_DATABASE_URL);
        parts.add('companies', () => own.query('SELECT 1'));
        return own;
      },
    },
  ],
  exports: [CompaniesConfig, CompaniesSql],
})
export class RegisterModule {}
