import { Module } from '@nestjs/common';
import { LookupsModule } from '../../lookups/index.js';
import { RegisterModule } from '../register/index.js';
import { GroupRegister } from './group-register.queries.js';
import { ReadGroupController } from './read-group.controller.js';
import { ReadGroup } from './read-group.js';

/** Who owns a company, what it owns, and what its owners own. */
@Module({
  imports: [LookupsModule, RegisterModule],
  controllers: [ReadGroupController],
  providers: [GroupRegister, ReadGroup],
  exports: [ReadGroup],
})
export class GroupModule {}
