export { AccountDirectory } from './application/account-directory.js';
export { type Announcement, FirstStart } from './application/first-start.js';
export { ResetAdmin } from './application/reset-admin.js';
export { IdentityConfig } from './identity.config.js';
export { IdentityModule } from './identity.module.js';
