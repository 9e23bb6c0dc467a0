export { CaptchaFields } from '../../../identity/index.js';
