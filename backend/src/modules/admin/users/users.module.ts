import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LookupsModule } from '../../lookups/index.js';
import { ListUsersController } from './list-users.controller.js';
import { OpenUserController } from './open-user.controller.js';
import { IdentityUser } from './user-account.queries.js';
import { UserFile } from './user-details.queries.js';
import { UserList } from './user-list.port.js';
import { PgUserList } from './user-list.queries.js';
import { BillingUser } from './user-plan.queries.js';
import { LookupsUser } from './user-usage.queries.js';

/** The subscribers, for administrators. What is done to their accounts stands in the modules that own them. */
@Module({
  imports: [BillingModule, IdentityModule, LookupsModule],
  controllers: [ListUsersController, OpenUserController],
  providers: [{ provide: UserList, useClass: PgUserList }, IdentityUser, BillingUser, LookupsUser, UserFile],
})
export class UsersModule {}
