import type { Provider, Type } from '@nestjs/common';
import { ListedPasswords } from './adapters/crypto/listed-passwords.js';
import { ChangeEmailController } from './adapters/http/change-email.controller.js';
import { ChangePasswordController } from './adapters/http/change-password.controller.js';
import { ConfirmEmailController } from './adapters/http/confirm-email.controller.js';
import { ForgotPasswordController } from './adapters/http/forgot-password.controller.js';
import { ResetPasswordController } from './adapters/http/reset-password.controller.js';
import { ValidateResetTokenController } from './adapters/http/validate-reset-token.controller.js';
import { IdentityLetters } from './adapters/mail/identity-letters.js';
import { AccountLinks } from './adapters/persistence/account-links.js';
import { PgEmailChanges } from './adapters/persistence/pg-email-changes.js';
import { PgPasswordChanges } from './adapters/persistence/pg-password-changes.js';
import { PgPasswordResets } from './adapters/persistence/pg-password-resets.js';
import { PostgresLinkLimits } from './adapters/persistence/postgres-link-limits.js';
import { ChangeEmail } from './application/change-email.js';
import { ChangePassword } from './application/change-password.js';
import { CheckNewPassword } from './application/check-new-password.js';
import { CommonPasswords } from './application/common-passwords.port.js';
import { ConfirmEmail } from './application/confirm-email.js';
import { EmailChanges } from './application/email-changes.port.js';
import { ForgotPassword } from './application/forgot-password.js';
import { LinkLimits } from './application/link-limits.port.js';
import { PasswordChanges } from './application/password-changes.port.js';
import { PasswordResets } from './application/password-resets.port.js';
import { ProvePassword } from './application/prove-password.js';
import { ResetPassword } from './application/reset-password.js';
import { ValidateResetLink } from './application/validate-reset-link.js';

/** What an account is opened with, password and e-mail: a part of the module, which would be too long in one file. */
export const credentialsControllers: Type[] = [
  ForgotPasswordController,
  ValidateResetTokenController,
  ResetPasswordController,
  ChangePasswordController,
  ChangeEmailController,
  ConfirmEmailController,
];

export const credentialsProviders: Provider[] = [
  { provide: CommonPasswords, useClass: ListedPasswords },
  { provide: PasswordResets, useClass: PgPasswordResets },
  { provide: PasswordChanges, useClass: PgPasswordChanges },
  { provide: EmailChanges, useClass: PgEmailChanges },
  { provide: LinkLimits, useClass: PostgresLinkLimits },
  AccountLinks,
  IdentityLetters,
  CheckNewPassword,
  ProvePassword,
  ForgotPassword,
  ValidateResetLink,
  ResetPassword,
  ChangePassword,
  ChangeEmail,
  ConfirmEmail,
];
