export { PasskeyOptionsAnswer } from './passkey.answers.js';
export { PasskeysModule } from './passkeys.module.js';
export { VerifyPasskey } from './verify-passkey.js';
