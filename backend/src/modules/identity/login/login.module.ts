import { Module } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { BillingModule } from '../../billing/index.js';
import { AccountsModule } from '../accounts/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { IdentityModelModule } from '../model/index.js';
import { OwnDataModule } from '../own-data/index.js';
import { SecondFactorModule } from '../second-factor/index.js';
import { SessionsModule } from '../sessions/index.js';
import { DeviceCookies } from './adapters/device-cookies.js';
import { AdminLock } from './admin-lock.store.js';
import { AdminLoginController } from './admin-login.controller.js';
import { AdminLogin } from './admin-login.js';
import { KnownDevices } from './known-devices.js';
import { LoginController } from './login.controller.js';
import { Login } from './login.js';
import { LogoutController } from './logout.controller.js';
import { Logout } from './logout.js';
import { OpenSession } from './open-session.js';
import { ProveAdmin } from './prove-admin.js';
import { RefreshSessionController } from './refresh-session.controller.js';
import { RefreshSession } from './refresh-session.js';
import { RegisterAccountController } from './register-account.controller.js';
import { RegisterAccount } from './register-account.js';
import { StepUpController } from './step-up.controller.js';
import { StepUp } from './step-up.js';

/** Registering, signing in and out, and proving once more who one is. */
@Module({
  imports: [
    BillingModule,
    IdentityModelModule,
    IdentityCryptoModule,
    CaptchaModule,
    SessionsModule,
    AccountsModule,
    OwnDataModule,
    CredentialsModule,
    SecondFactorModule,
  ],
  controllers: [
    RegisterAccountController,
    LoginController,
    RefreshSessionController,
    LogoutController,
    AdminLoginController,
    StepUpController,
  ],
  providers: [
    AdminLock,
    {
      provide: KnownDevices,
      inject: [PlatformConfig, Clock],
      useFactory: (config: PlatformConfig, clock: Clock) => new KnownDevices(config.JWT_SECRET, clock),
    },
    DeviceCookies,
    OpenSession,
    ProveAdmin,
    RegisterAccount,
    Login,
    RefreshSession,
    Logout,
    AdminLogin,
    StepUp,
  ],
  exports: [AdminLock],
})
export class LoginModule {}
