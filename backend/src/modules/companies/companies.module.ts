import { Module } from '@nestjs/common';
import { CompanyLoadsModule } from './admin/index.js';
import { GroupModule } from './group/index.js';
import { PublicApiModule } from './public-api/index.js';
import { QueryModule } from './query/index.js';
import { SearchModule } from './search/index.js';

@Module({ imports: [QueryModule, SearchModule, GroupModule, PublicApiModule, CompanyLoadsModule] })
export class CompaniesModule {}
