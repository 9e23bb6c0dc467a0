import { Module } from '@nestjs/common';
import { AccountOwnersModule, AccountsModule } from './accounts/index.js';
import { AdminsModule } from './admins/index.js';
import { ApiKeysModule } from './api-keys/index.js';
import { CaptchaModule } from './captcha/index.js';
import { CredentialsModule } from './credentials/index.js';
import { IdentityCryptoModule } from './crypto/index.js';
import { LoginModule } from './login/index.js';
import { IdentityModelModule } from './model/index.js';
import { OwnDataModule } from './own-data/index.js';
import { PasskeysModule } from './passkeys/index.js';
import { SecondFactorModule } from './second-factor/index.js';
import { SessionsModule } from './sessions/index.js';

/** Accounts, passwords, sessions and who administers. Of its parts each one uses only those before it. */
@Module({
  imports: [
    IdentityModelModule,
    IdentityCryptoModule,
    CaptchaModule,
    SessionsModule,
    AccountsModule,
    AccountOwnersModule,
    OwnDataModule,
    CredentialsModule,
    SecondFactorModule,
    PasskeysModule,
    ApiKeysModule,
    LoginModule,
    AdminsModule,
  ],
  exports: [CaptchaModule, SessionsModule, AccountsModule, OwnDataModule, ApiKeysModule],
})
export class IdentityModule {}
