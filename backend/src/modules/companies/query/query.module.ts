import { Global, Module } from '@nestjs/common';
import { LookupsModule, OwnBase } from '../../lookups/index.js';
import { RegisterModule } from '../register/index.js';
import { AuditFollowed } from './audit-followed.js';
import { Companies } from './companies.queries.js';
import { CompanyChanges } from './company-changes.queries.js';
import { PresentChanges } from './present-changes.js';
import { ReadCompanyController } from './read-company.controller.js';
import { ReadCompany } from './read-company.js';
import { RegisterOwnBase } from './register-own-base.queries.js';

/** Companies as subscribers read them, and as lookups, which know no module of companies, ask first about a CNPJ. */
@Global()
@Module({
  imports: [LookupsModule, RegisterModule],
  controllers: [ReadCompanyController],
  providers: [
    Companies,
    CompanyChanges,
    PresentChanges,
    AuditFollowed,
    ReadCompany,
    { provide: OwnBase, useClass: RegisterOwnBase },
  ],
  exports: [Companies, CompanyChanges, PresentChanges, AuditFollowed, ReadCompany, OwnBase],
})
export class QueryModule {}
