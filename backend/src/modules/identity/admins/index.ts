export { AdminsModule } from './admins.module.js';
export { ResetAdmin } from './reset-admin.js';
