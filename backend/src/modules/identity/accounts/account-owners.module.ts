import { Global, Module } from '@nestjs/common';
import { AccountOwners } from '../../billing/index.js';
import { AccountDirectory } from './account-directory.queries.js';
import { AccountsModule } from './accounts.module.js';

/** What billing, which knows no other module, asks about accounts. */
@Global()
@Module({
  imports: [AccountsModule],
  providers: [{ provide: AccountOwners, useExisting: AccountDirectory }],
  exports: [AccountOwners],
})
export class AccountOwnersModule {}
