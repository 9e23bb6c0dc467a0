export { Erasures, type HeldAccount } from './erasures.store.js';
export { OwnDataModule } from './own-data.module.js';
