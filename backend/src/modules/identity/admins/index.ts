export { AdminsModule } from './admins.module.js';
export { type Announcement, FirstStart } from './first-start.js';
export { ResetAdmin } from './reset-admin.js';
