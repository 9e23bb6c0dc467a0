import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AccountEmails } from './account.email.js';
import { AccountLinks } from './account-links.store.js';
import { ChangeAdminPassword } from './change-admin-password.js';
import { ChangeEmailController } from './change-email.controller.js';
import { ChangeEmail } from './change-email.js';
import { ChangeAdminPasswordController, ChangePasswordController } from './change-password.controller.js';
import { ChangePassword } from './change-password.js';
import { EmailChanges } from './email-changes.store.js';
import { PasswordChanges } from './password-changes.store.js';
import { ResetPasswordController } from './reset-password.controller.js';
import { ResetPassword } from './reset-password.js';

/** What an account is opened with, password and e-mail: replaced by its owner. */
@Module({
  imports: [IdentityCryptoModule, CaptchaModule, SessionsModule, AccountsModule],
  controllers: [
    ResetPasswordController,
    ChangePasswordController,
    ChangeAdminPasswordController,
    ChangeEmailController,
  ],
  providers: [
    PasswordChanges,
    EmailChanges,
    AccountLinks,
    AccountEmails,
    ResetPassword,
    ChangePassword,
    ChangeAdminPassword,
    ChangeEmail,
  ],
  exports: [PasswordChanges, EmailChanges, AccountEmails, AccountLinks],
})
export class CredentialsModule {}
