export { AdminModule } from './admin.module.js';
export { CleanupConfig } from './cleanup/index.js';
