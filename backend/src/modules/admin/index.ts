export { AdminModule } from './admin.module.js';
export { CleanupConfig } from './cleanup.config.js';
