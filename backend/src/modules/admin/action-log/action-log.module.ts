import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { ActionLogAccountData } from './account-data.store.js';
import { AdminActionsController } from './admin-actions.controller.js';
import { AdminActions } from './admin-actions.queries.js';

/** What administrators did. Each module records its own through the platform; here they are read. */
@Module({
  imports: [IdentityModule],
  controllers: [AdminActionsController],
  providers: [AdminActions, ActionLogAccountData],
})
export class ActionLogModule {}
