export { WATCH_AFTER_RESTORE } from './after-restore.sql.js';
export { LIVE_ONLY, LIVE_ONLY_REFUSAL } from './follow-companies.body.js';
export { ListModule } from './list.module.js';
