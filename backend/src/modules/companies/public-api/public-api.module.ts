import { Module } from '@nestjs/common';
import { LookupsModule } from '../../lookups/index.js';
import { GroupModule } from '../group/index.js';
import { SearchModule } from '../search/index.js';
import { TestCompanies } from './test-companies.js';
import { V1CompaniesController } from './v1-companies.controller.js';
import { V1CompanySearchController } from './v1-company-search.controller.js';

/** Companies in the public API, /v1: by the very use cases of the page. */
@Module({
  imports: [LookupsModule, SearchModule, GroupModule],
  controllers: [V1CompanySearchController, V1CompaniesController],
  providers: [TestCompanies],
})
export class PublicApiModule {}
