import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { readConfig } from '../../../platform/config/read-config.js';
import { CompaniesConfig } from './companies.config.js';
import { CompaniesSql } from './companies-sql.store.js';

/** Where the register of companies is kept. */
@Module({
  providers: [
    { provide: CompaniesConfig, useFactory: () => readConfig(CompaniesConfig) },
    {
      provide: CompaniesSql,
      inject: [DataSource, PlatformConfig, CompaniesConfig],
      useFactory: (product: DataSource, platform: PlatformConfig, config: CompaniesConfig) =>
        CompaniesSql.open(product, platform, config),
    },
  ],
  exports: [CompaniesConfig, CompaniesSql],
})
export class RegisterModule {}
