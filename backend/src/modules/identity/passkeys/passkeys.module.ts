import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { ManagePasskeys } from './manage-passkeys.js';
import { PasskeyChallenges } from './passkey-challenges.store.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.store.js';
import { VerifyPasskey } from './verify-passkey.js';

/** Passkeys: both factors in one, for subscribers and administrators. */
@Module({
  imports: [IdentityCryptoModule, AccountsModule, CredentialsModule],
  controllers: [PasskeysController],
  providers: [Passkeys, PasskeyChallenges, ManagePasskeys, VerifyPasskey],
  exports: [VerifyPasskey],
})
export class PasskeysModule {}
