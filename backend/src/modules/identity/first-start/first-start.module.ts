import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { AccountsModule } from '../accounts/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { IdentityModelModule } from '../model/index.js';
import { EnsureDemoSubscriber } from './ensure-demo-subscriber.js';
import { EnsureFirstAdmin } from './ensure-first-admin.js';
import { FirstStart } from './first-start.js';

/** The accounts that nobody registers. */
@Module({
  imports: [BillingModule, IdentityModelModule, IdentityCryptoModule, AccountsModule],
  providers: [EnsureFirstAdmin, EnsureDemoSubscriber, FirstStart],
})
export class FirstStartModule {}
