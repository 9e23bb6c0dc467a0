import { Module } from '@nestjs/common';
import { CheckNewPassword } from './adapters/check-new-password.js';
import { OneTimeCodes } from './adapters/one-time-codes.js';
import { Passwords } from './adapters/passwords.js';
import { RecoveryCodes } from './adapters/recovery-codes.js';
import { WebAuthn } from './adapters/web-authn.js';

/** What secrets are made and checked with: password hashes, one-time codes, recovery codes, passkeys. */
@Module({
  providers: [Passwords, CheckNewPassword, OneTimeCodes, RecoveryCodes, WebAuthn],
  exports: [Passwords, CheckNewPassword, OneTimeCodes, RecoveryCodes, WebAuthn],
})
export class IdentityCryptoModule {}
