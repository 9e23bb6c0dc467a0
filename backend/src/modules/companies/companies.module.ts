import { Module } from '@nestjs/common';
import { CompanyLoadsModule } from './admin/index.js';
import { OwnBaseModule, QueryModule } from './query/index.js';

@Module({ imports: [OwnBaseModule, QueryModule, CompanyLoadsModule] })
export class CompaniesModule {}
