export { DATA_REQUESTS_AFTER_RESTORE } from './adapters/after-restore.sql.js';
export { DataRequestsModule } from './data-requests.module.js';
