import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { AccountsModule } from '../accounts/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { LoginModule } from '../login/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AdminList } from './admin-list.store.js';
import { AdminsController } from './admins.controller.js';
import { EnsureDemoSubscriber } from './ensure-demo-subscriber.js';
import { EnsureFirstAdmin } from './ensure-first-admin.js';
import { FirstStart } from './first-start.js';
import { ManageAdmins } from './manage-admins.js';
import { ResetAdmin } from './reset-admin.js';
import { SuperviseAccountController } from './supervise-account.controller.js';
import { SuperviseAccount } from './supervise-account.js';

/** Who administers and what they do to other people's accounts, and the accounts that nobody registers. */
@Module({
  imports: [
    BillingModule,
    IdentityCryptoModule,
    SessionsModule,
    AccountsModule,
    CredentialsModule,
    SecondFactorModule,
    LoginModule,
  ],
  controllers: [AdminsController, SuperviseAccountController],
  providers: [
    AdminList,
    ManageAdmins,
    SuperviseAccount,
    ResetAdmin,
    EnsureFirstAdmin,
    EnsureDemoSubscriber,
    FirstStart,
  ],
})
export class AdminsModule {}
