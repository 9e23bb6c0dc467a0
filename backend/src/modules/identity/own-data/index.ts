export { AccountRemovals, type HeldAccount } from './account-removals.store.js';
export { OwnDataModule } from './own-data.module.js';
export { REMOVAL_ROWS } from './removal-rows.sql.js';
