export { CheckNewPassword } from './adapters/check-new-password.js';
export { OneTimeCodes } from './adapters/one-time-codes.js';
export { NO_PASSWORD, Passwords } from './adapters/passwords.js';
export { RecoveryCodes } from './adapters/recovery-codes.js';
export { type PasskeyCreation, type PasskeyRequest, WebAuthn, type WebAuthnCredential } from './adapters/web-authn.js';
export { IdentityCryptoModule } from './crypto.module.js';
export { oneTimePassword } from './one-time-password.js';
