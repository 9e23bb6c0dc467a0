import { Module } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { BillingModule } from '../../billing/index.js';
import { AccountsModule } from '../accounts/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { PasskeysModule } from '../passkeys/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { DeviceCookies } from './adapters/device-cookies.js';
import { SessionReply } from './adapters/session-reply.js';
import { AdminLock } from './admin-lock.store.js';
import { AdminLoginController } from './admin-login.controller.js';
import { AdminLogin } from './admin-login.js';
import { AdmitSubscriber } from './admit-subscriber.js';
import { KnownDevices } from './known-devices.js';
import { LoginController } from './login.controller.js';
import { Login } from './login.js';
import { PasskeyLoginController } from './passkey-login.controller.js';
import { PasskeyLogin } from './passkey-login.js';
import { RegisterAccountController } from './register-account.controller.js';
import { RegisterAccount } from './register-account.js';
import { SessionOpenings } from './session-openings.store.js';
import { SessionTokensController } from './session-tokens.controller.js';
import { SessionTokens } from './session-tokens.js';
import { StepUp } from './step-up.js';
import { StepUpSubscriberController } from './step-up-subscriber.controller.js';
import { VerifyAdmin } from './verify-admin.js';

/** Registering, signing in and out, and proving once more who one is. */
@Module({
  imports: [
    BillingModule,
    IdentityCryptoModule,
    CaptchaModule,
    SessionsModule,
    AccountsModule,
    CredentialsModule,
    SecondFactorModule,
    PasskeysModule,
  ],
  controllers: [
    RegisterAccountController,
    LoginController,
    PasskeyLoginController,
    SessionTokensController,
    AdminLoginController,
    StepUpSubscriberController,
  ],
  providers: [
    AdminLock,
    {
      provide: KnownDevices,
      inject: [PlatformConfig, Clock],
      useFactory: (config: PlatformConfig, clock: Clock) => new KnownDevices(config.JWT_SECRET, clock),
    },
    DeviceCookies,
    SessionOpenings,
    SessionTokens,
    SessionReply,
    VerifyAdmin,
    AdmitSubscriber,
    PasskeyLogin,
    RegisterAccount,
    Login,
    AdminLogin,
    StepUp,
  ],
  exports: [AdminLock],
})
export class LoginModule {}
