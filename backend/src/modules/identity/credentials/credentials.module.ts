import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { IdentityCryptoModule } from '../crypto/index.js';
import { IdentityModelModule } from '../model/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AccountLinkEmails, AccountLinks } from './account-links.store.js';
import { ChangeAdminPasswordController } from './change-admin-password.controller.js';
import { ChangeAdminPassword } from './change-admin-password.js';
import { ChangeEmailController } from './change-email.controller.js';
import { ChangeEmail } from './change-email.js';
import { ChangePasswordController } from './change-password.controller.js';
import { ChangePassword } from './change-password.js';
import { ConfirmEmailController } from './confirm-email.controller.js';
import { ConfirmEmail } from './confirm-email.js';
import { EmailChanges } from './email-changes.store.js';
import { ForgotPasswordController } from './forgot-password.controller.js';
import { ForgotPassword } from './forgot-password.js';
import { IdentityLetters } from './identity-letters.store.js';
import { PasswordChanges } from './password-changes.store.js';
import { PasswordResets } from './password-resets.store.js';
import { ResetPasswordController } from './reset-password.controller.js';
import { ResetPassword } from './reset-password.js';
import { ValidateResetTokenController } from './validate-reset-token.controller.js';

/** What an account is opened with, password and e-mail: replaced by its owner. */
@Module({
  imports: [IdentityModelModule, IdentityCryptoModule, CaptchaModule, SessionsModule, AccountsModule],
  controllers: [
    ForgotPasswordController,
    ValidateResetTokenController,
    ResetPasswordController,
    ChangePasswordController,
    ChangeAdminPasswordController,
    ChangeEmailController,
    ConfirmEmailController,
  ],
  providers: [
    PasswordResets,
    PasswordChanges,
    EmailChanges,
    AccountLinks,
    AccountLinkEmails,
    IdentityLetters,
    ForgotPassword,
    ResetPassword,
    ChangePassword,
    ChangeAdminPassword,
    ChangeEmail,
    ConfirmEmail,
  ],
  exports: [PasswordResets, EmailChanges],
})
export class CredentialsModule {}
