export { AdminModule } from './admin.module.js';
export { CLEANUP_AFTER_RESTORE, CleanupConfig } from './cleanup/index.js';
