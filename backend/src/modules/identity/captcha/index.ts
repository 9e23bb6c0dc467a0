export { CaptchaFields } from './captcha.fields.js';
export { CaptchaModule } from './captcha.module.js';
export type { CaptchaTokens } from './captcha-verifier.port.js';
export { CheckCaptcha } from './check-captcha.js';
