import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { SessionsModule } from '../sessions/index.js';
import { CheckSecondFactor } from './check-second-factor.js';
import { ManageTotp } from './manage-totp.js';
import { OwnTotpController } from './own-totp.controller.js';
import { SecondFactors } from './second-factors.store.js';
import { TotpController } from './totp.controller.js';
import { VerifyOwner } from './verify-owner.js';

/** Authenticator apps: the subscribers', and the administrators' behind their own proof. */
@Module({
  imports: [IdentityCryptoModule, SessionsModule, AccountsModule, CredentialsModule],
  controllers: [TotpController, OwnTotpController],
  providers: [SecondFactors, CheckSecondFactor, VerifyOwner, ManageTotp],
  exports: [SecondFactors, CheckSecondFactor, VerifyOwner, ManageTotp],
})
export class SecondFactorModule {}
