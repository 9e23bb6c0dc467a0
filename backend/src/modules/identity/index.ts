export { CaptchaFields } from './adapters/http/captcha-fields.js';
export { AccountDirectory } from './application/account-directory.js';
export type { CaptchaTokens } from './application/captcha-verifier.port.js';
export { CheckCaptcha } from './application/check-captcha.js';
export { type Announcement, FirstStart } from './application/first-start.js';
export { ResetAdmin } from './application/reset-admin.js';
export { IdentityConfig } from './identity.config.js';
export { IdentityModule } from './identity.module.js';
