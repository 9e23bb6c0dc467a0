import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AccountArchive } from './account-archive.store.js';
import { AccountRemovals } from './account-removals.store.js';
import { EraseAccountController } from './erase-account.controller.js';
import { EraseAccount } from './erase-account.js';
import { EraseWithin } from './erase-within.store.js';
import { Erasures } from './erasures.store.js';
import { ExportAccountDataController } from './export-account-data.controller.js';
import { IdentityAccountData } from './identity-account-data.store.js';
import { SweepErasures } from './sweep-erasures.job.js';

/** What is held about an account: its export, its removal and its end. */
@Module({
  imports: [IdentityCryptoModule, SessionsModule, AccountsModule],
  controllers: [ExportAccountDataController, EraseAccountController],
  providers: [IdentityAccountData, AccountArchive, AccountRemovals, EraseWithin, Erasures, EraseAccount, SweepErasures],
  exports: [AccountRemovals],
})
export class OwnDataModule {}
