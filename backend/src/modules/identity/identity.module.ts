import { Module, type Provider } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '../../platform/clock.js';
import { PlatformConfig } from '../../platform/config/platform.config.js';
import { readConfig } from '../../platform/config/read-config.js';
import { BillingModule } from '../billing/index.js';
import { BillingSubscriptionStatus } from './adapters/billing/billing-subscription-status.js';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.js';
import { HmacKnownDevices } from './adapters/crypto/hmac-known-devices.js';
import { HmacRecoveryCodes } from './adapters/crypto/hmac-recovery-codes.js';
import { HmacRefreshTokens } from './adapters/crypto/hmac-refresh-tokens.js';
import { JwtAccessTokens } from './adapters/crypto/jwt-access-tokens.js';
import { OtplibOneTimeCodes } from './adapters/crypto/otplib-one-time-codes.js';
import { AcceptTermsController } from './adapters/http/accept-terms.controller.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AdminLoginController } from './adapters/http/admin-login.controller.js';
import { ChangeAdminPasswordController } from './adapters/http/change-admin-password.controller.js';
import { CookieFlags } from './adapters/http/cookie-flags.js';
import { DeviceCookies } from './adapters/http/device-cookies.js';
import { GetProfileController } from './adapters/http/get-profile.controller.js';
import { GetPublicConfigController } from './adapters/http/get-public-config.controller.js';
import { LoginController } from './adapters/http/login.controller.js';
import { LogoutController } from './adapters/http/logout.controller.js';
import { Principals } from './adapters/http/principals.js';
import { RefreshCookies } from './adapters/http/refresh-cookies.js';
import { RefreshSessionController } from './adapters/http/refresh-session.controller.js';
import { RegisterAccountController } from './adapters/http/register-account.controller.js';
import { StepUpController } from './adapters/http/step-up.controller.js';
import { TotpController } from './adapters/http/totp.controller.js';
import { UpdatePreferencesController } from './adapters/http/update-preferences.controller.js';
import { IdentitySettings } from './adapters/identity-settings.js';
import { AccountSchema } from './adapters/persistence/account.schema.js';
import { AccountRemovals } from './adapters/persistence/account-removals.js';
import { AccountTransactions } from './adapters/persistence/account-transactions.js';
import { CachedPrincipals } from './adapters/persistence/cached-principals.js';
import { ConsentSchema } from './adapters/persistence/consent.schema.js';
import { IdentityEncryptedColumns } from './adapters/persistence/identity-encrypted-columns.js';
import { PostgresAdminLock } from './adapters/persistence/postgres-admin-lock.js';
import { PostgresAttemptLimits } from './adapters/persistence/postgres-attempt-limits.js';
import { PostgresSecondFactors } from './adapters/persistence/postgres-second-factors.js';
import { PrincipalReader } from './adapters/persistence/principal-reader.js';
import { SessionSchema } from './adapters/persistence/session.schema.js';
import { SweepSessions } from './adapters/persistence/sweep-sessions.js';
import { TypeormAccounts } from './adapters/persistence/typeorm-accounts.js';
import { TypeormConsents } from './adapters/persistence/typeorm-consents.js';
import { TypeormSessions } from './adapters/persistence/typeorm-sessions.js';
import { RecaptchaPageSources } from './adapters/recaptcha/recaptcha-page-sources.js';
import { RecaptchaVerifier } from './adapters/recaptcha/recaptcha-verifier.js';
import { ADMIN_CONTROLLERS, ADMIN_PROVIDERS } from './admins.providers.js';
import { AcceptTerms } from './application/accept-terms.js';
import { AccessTokens } from './application/access-tokens.port.js';
import { AccountDirectory } from './application/account-directory.js';
import { Accounts } from './application/accounts.port.js';
import { AdminLock } from './application/admin-lock.port.js';
import { AdminLogin } from './application/admin-login.js';
import { AttemptLimits } from './application/attempt-limits.port.js';
import { BeginTotp } from './application/begin-totp.js';
import { CaptchaVerifier } from './application/captcha-verifier.port.js';
import { ChangeAdminPassword } from './application/change-admin-password.js';
import { CheckCaptcha } from './application/check-captcha.js';
import { CheckSecondFactor } from './application/check-second-factor.js';
import { ConfirmTotp } from './application/confirm-totp.js';
import { Consents } from './application/consents.port.js';
import { EnsureDemoSubscriber } from './application/ensure-demo-subscriber.js';
import { EnsureFirstAdmin, FirstAdmin } from './application/ensure-first-admin.js';
import { FindSubscriber } from './application/find-subscriber.js';
import { FirstStart, StartSettings } from './application/first-start.js';
import { GetProfile } from './application/get-profile.js';
import { KnownDevices } from './application/known-devices.port.js';
import { Login } from './application/login.js';
import { Logout } from './application/logout.js';
import { NoCaptcha } from './application/no-captcha.js';
import { OneTimeCodes } from './application/one-time-codes.port.js';
import { OpenSession } from './application/open-session.js';
import { Passwords } from './application/passwords.port.js';
import { ProveAdmin } from './application/prove-admin.js';
import { RecoveryCodes } from './application/recovery-codes.port.js';
import { RefreshSession } from './application/refresh-session.js';
import { RefreshTokens } from './application/refresh-tokens.port.js';
import { RegisterAccount } from './application/register-account.js';
import { RemoveTotp } from './application/remove-totp.js';
import { RenewRecoveryCodes } from './application/renew-recovery-codes.js';
import { ResetAdmin } from './application/reset-admin.js';
import { SecondFactors } from './application/second-factors.port.js';
import { Sessions } from './application/sessions.port.js';
import { SignedInDevices } from './application/signed-in-devices.js';
import { AccountCounts, OnlineUsers } from './application/statistics/account-counts.port.js';
import { StepUp } from './application/step-up.js';
import { SubscriptionStatus } from './application/subscription-status.port.js';
import { UpdatePreferences } from './application/update-preferences.js';
import { AccountFiles } from './application/users/account-file.port.js';
import { credentialsControllers, credentialsProviders } from './credentials.providers.js';
import { EmailPolicy } from './domain/email.js';
import { IdentityConfig } from './identity.config.js';
import { ownAccountControllers, ownAccountProviders } from './own-account.providers.js';
import { statisticsProviders } from './statistics.providers.js';

const fromConfig = <T>(provide: new (...args: never[]) => T, useFactory: (config: IdentityConfig) => T): Provider => ({
  provide,
  inject: [IdentityConfig],
  useFactory,
});

const settings: Provider[] = [
  { provide: IdentityConfig, useFactory: () => readConfig(IdentityConfig) },
  IdentitySettings,
  {
    provide: EmailPolicy,
    inject: [IdentityConfig, IdentitySettings],
    useFactory: ({ adminEmail }: IdentityConfig, settings: IdentitySettings) =>
      new EmailPolicy(() => settings.emailDomains, adminEmail),
  },
  fromConfig(StartSettings, (config) => new StartSettings(!config.production && config.SANDBOX_URL !== undefined)),
  fromConfig(FirstAdmin, (config) => {
    const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = null, adminEmail, production } = config;
    return new FirstAdmin(ADMIN_USERNAME, ADMIN_PASSWORD, adminEmail, !production);
  }),
];

const adapters: Provider[] = [
  { provide: Accounts, useClass: TypeormAccounts },
  { provide: Consents, useClass: TypeormConsents },
  { provide: Sessions, useClass: TypeormSessions },
  { provide: Principals, useClass: CachedPrincipals },
  { provide: Passwords, useClass: Argon2Passwords },
  { provide: AccessTokens, useClass: JwtAccessTokens },
  { provide: AttemptLimits, useClass: PostgresAttemptLimits },
  { provide: AdminLock, useClass: PostgresAdminLock },
  { provide: SecondFactors, useClass: PostgresSecondFactors },
  { provide: OneTimeCodes, useClass: OtplibOneTimeCodes },
  { provide: RecoveryCodes, useClass: HmacRecoveryCodes },
  {
    provide: KnownDevices,
    inject: [PlatformConfig, Clock],
    useFactory: (config: PlatformConfig, clock: Clock) => new HmacKnownDevices(config.JWT_SECRET, clock),
  },
  { provide: SubscriptionStatus, useClass: BillingSubscriptionStatus },
  {
    provide: RefreshTokens,
    inject: [PlatformConfig],
    useFactory: (config: PlatformConfig) => new HmacRefreshTokens(config.JWT_SECRET),
  },
  {
    provide: CaptchaVerifier,
    inject: [IdentityConfig],
    useFactory: ({
      captchaOn,
      recaptchaUrl: url,
      recaptchaKeys: keys,
      RECAPTCHA_MIN_SCORE: minScore,
    }: IdentityConfig) => (captchaOn ? new RecaptchaVerifier({ url, keys, minScore }) : new NoCaptcha()),
  },
  AccountTransactions,
  PrincipalReader,
  RecaptchaPageSources,
  CookieFlags,
  RefreshCookies,
  DeviceCookies,
  SweepSessions,
];

const useCases: Provider[] = [
  CheckCaptcha,
  OpenSession,
  RegisterAccount,
  Login,
  CheckSecondFactor,
  ProveAdmin,
  AdminLogin,
  StepUp,
  ChangeAdminPassword,
  BeginTotp,
  ConfirmTotp,
  RemoveTotp,
  RenewRecoveryCodes,
  RefreshSession,
  Logout,
  GetProfile,
  AcceptTerms,
  UpdatePreferences,
  EnsureFirstAdmin,
  EnsureDemoSubscriber,
  ResetAdmin,
  FirstStart,
  AccountDirectory,
  FindSubscriber,
  IdentityEncryptedColumns,
];

@Module({
  imports: [
    BillingModule,
    TypeOrmModule.forFeature([AccountSchema, ConsentSchema, SessionSchema]),
    JwtModule.registerAsync({
      inject: [PlatformConfig],
      useFactory: (config: PlatformConfig) => ({ secret: config.JWT_SECRET }),
    }),
  ],
  controllers: [
    RegisterAccountController,
    LoginController,
    RefreshSessionController,
    LogoutController,
    AdminLoginController,
    StepUpController,
    ChangeAdminPasswordController,
    TotpController,
    GetProfileController,
    AcceptTermsController,
    UpdatePreferencesController,
    GetPublicConfigController,
    ...credentialsControllers,
    ...ownAccountControllers,
    ...ADMIN_CONTROLLERS,
  ],
  exports: [
    AccountDirectory,
    AccountRemovals,
    CheckCaptcha,
    AccountFiles,
    SignedInDevices,
    AccountCounts,
    OnlineUsers,
    FindSubscriber,
  ],
  providers: [
    ...settings,
    ...adapters,
    ...useCases,
    ...credentialsProviders,
    ...ownAccountProviders,
    ...ADMIN_PROVIDERS,
    ...statisticsProviders,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class IdentityModule {}
