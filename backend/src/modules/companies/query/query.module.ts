import { Module } from '@nestjs/common';
import { LookupsModule } from '../../lookups/index.js';
import { OwnBaseModule } from './own-base.module.js';
import { ReadCompanyController } from './read-company.controller.js';
import { ReadCompany } from './read-company.js';

/** Companies as subscribers read them. */
@Module({
  imports: [LookupsModule, OwnBaseModule],
  controllers: [ReadCompanyController],
  providers: [ReadCompany],
  exports: [ReadCompany],
})
export class QueryModule {}
