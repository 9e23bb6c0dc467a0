export { IDENTITY_AFTER_RESTORE } from './after-restore.sql.js';
export { Erasures, type HeldAccount } from './erasures.store.js';
export { OwnDataModule } from './own-data.module.js';
