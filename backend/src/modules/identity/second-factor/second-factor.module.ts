import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { SessionsModule } from '../sessions/index.js';
import { CheckSecondFactor } from './check-second-factor.js';
import { ManageTotp } from './manage-totp.js';
import { SecondFactorSecrets, SecondFactors } from './second-factors.store.js';
import { TotpController } from './totp.controller.js';

/** The administrators' authenticator apps. */
@Module({
  imports: [IdentityCryptoModule, SessionsModule, AccountsModule],
  controllers: [TotpController],
  providers: [SecondFactors, SecondFactorSecrets, CheckSecondFactor, ManageTotp],
  exports: [SecondFactors, CheckSecondFactor],
})
export class SecondFactorModule {}
