export { BROADCASTS_AFTER_RESTORE } from './after-restore.sql.js';
export { BroadcastsConfig } from './broadcasts.config.js';
export { BroadcastsModule } from './broadcasts.module.js';
export { BROADCAST_SENT } from './broadcasts.store.js';
export { Notices } from './notices.store.js';
