import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AccountArchive } from './account-archive.store.js';
import { EraseAccount } from './erase-account.js';
import { Erasures } from './erasures.store.js';
import { IdentityAccountData } from './identity-account-data.store.js';
import { OwnDataController } from './own-data.controller.js';
import { SweepErasures } from './sweep-erasures.job.js';

/** What is held about an account: its export and its end. */
@Module({
  imports: [SessionsModule, AccountsModule, CredentialsModule, SecondFactorModule],
  controllers: [OwnDataController],
  providers: [IdentityAccountData, AccountArchive, Erasures, EraseAccount, SweepErasures],
  exports: [Erasures],
})
export class OwnDataModule {}
