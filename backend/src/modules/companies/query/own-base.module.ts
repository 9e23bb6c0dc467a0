import { Global, Module } from '@nestjs/common';
import { LookupsModule, OwnBase } from '../../lookups/index.js';
import { RegisterModule } from '../register/index.js';
import { Companies } from './companies.queries.js';
import { CompanyChanges } from './company-changes.queries.js';
import { PresentChanges } from './present-changes.js';
import { RegisterOwnBase } from './register-own-base.queries.js';

/** What lookups, which know no module of companies, ask first about a CNPJ. */
@Global()
@Module({
  imports: [LookupsModule, RegisterModule],
  providers: [Companies, CompanyChanges, PresentChanges, { provide: OwnBase, useClass: RegisterOwnBase }],
  exports: [Companies, CompanyChanges, PresentChanges, OwnBase],
})
export class OwnBaseModule {}
