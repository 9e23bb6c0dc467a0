export { BATCHES_AFTER_RESTORE } from './adapters/after-restore.sql.js';
export { BatchesConfig } from './batches.config.js';
export { BatchesModule } from './batches.module.js';
