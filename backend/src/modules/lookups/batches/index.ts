export { BatchesConfig } from './batches.config.js';
export { BatchesModule } from './batches.module.js';
