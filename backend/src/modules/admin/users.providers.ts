import { BillingUser } from './adapters/billing/users/billing-user.js';
import { ListUsersController } from './adapters/http/users/list-users.controller.js';
import { OpenUserController } from './adapters/http/users/open-user.controller.js';
import { UserFile } from './adapters/http/users/user-file.js';
import { IdentityUser } from './adapters/identity/users/identity-user.js';
import { LookupsUser } from './adapters/lookups/users/lookups-user.js';
import { PgUserList } from './adapters/persistence/users/pg-user-list.js';
import { UserList } from './application/users/user-list.port.js';

/** The subscribers, for administrators. What is done to their accounts stands in the modules that own them. */
export const USER_CONTROLLERS = [ListUsersController, OpenUserController];

export const USER_PROVIDERS = [
  { provide: UserList, useClass: PgUserList },
  IdentityUser,
  BillingUser,
  LookupsUser,
  UserFile,
];
