export { ApiKeysModule } from './api-keys.module.js';
export { KeyDirectory } from './key-directory.queries.js';
