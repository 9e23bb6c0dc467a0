export { CleanupConfig } from './cleanup.config.js';
export { CleanupModule } from './cleanup.module.js';
