import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { RegisterModule } from '../register/index.js';
import { CompanyLoadsController } from './company-loads.controller.js';
import { CompanyLoads } from './company-loads.store.js';
import { LoadProcess } from './load-process.job.js';
import { LoadStarter } from './load-starter.port.js';
import { ManageLoads } from './manage-loads.js';
import { OpenLoads } from './open-loads.queries.js';
import { TellHeldUpLoads } from './tell-held-up-loads.job.js';

/** Loads of the register: by the clock, and at an administrator's word. */
@Module({
  imports: [IdentityModule, RegisterModule],
  controllers: [CompanyLoadsController],
  providers: [
    CompanyLoads,
    LoadProcess,
    { provide: LoadStarter, useExisting: LoadProcess },
    ManageLoads,
    OpenLoads,
    TellHeldUpLoads,
  ],
})
export class CompanyLoadsModule {}
