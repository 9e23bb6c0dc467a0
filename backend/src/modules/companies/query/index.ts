export { OwnBaseModule } from './own-base.module.js';
export { QueryModule } from './query.module.js';
