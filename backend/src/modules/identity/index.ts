export {
  ACCOUNT_ROWS,
  AccountCounts,
  AccountDetailsQueries,
  AccountDirectory,
  Administrators,
  FindSubscriber,
  type FoundSubscriber,
  type SeenAccount,
} from './accounts/index.js';
export { type Announcement, FirstStart, ResetAdmin } from './admins/index.js';
export { KeyDirectory } from './api-keys/index.js';
export { CaptchaFields, type CaptchaTokens, CheckCaptcha } from './captcha/index.js';
export { IdentityConfig } from './identity.config.js';
export { IdentityModule } from './identity.module.js';
export { noSuchAccount } from './model/index.js';
export { Erasures, type HeldAccount, IDENTITY_AFTER_RESTORE } from './own-data/index.js';
export { CONNECTED, ONLINE, OnlineUsers, SessionItem, SignedInDevices, sessionItem } from './sessions/index.js';
