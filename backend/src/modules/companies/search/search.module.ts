import { Module } from '@nestjs/common';
import { LookupsModule } from '../../lookups/index.js';
import { RegisterModule } from '../register/index.js';
import { CompanySearch } from './company-search.queries.js';
import { ExportCompaniesController } from './export-companies.controller.js';
import { ExportCompanies } from './export-companies.js';
import { FindCompanies } from './find-companies.js';
import { SearchCompaniesController } from './search-companies.controller.js';
import { SearchCompanies } from './search-companies.js';

/** Finding companies by what is known of them. */
@Module({
  imports: [LookupsModule, RegisterModule],
  controllers: [SearchCompaniesController, ExportCompaniesController],
  providers: [CompanySearch, FindCompanies, SearchCompanies, ExportCompanies],
  exports: [SearchCompanies],
})
export class SearchModule {}
