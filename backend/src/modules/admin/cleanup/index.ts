export { CLEANUP_AFTER_RESTORE } from './after-restore.sql.js';
export { CleanupConfig } from './cleanup.config.js';
export { CleanupModule } from './cleanup.module.js';
