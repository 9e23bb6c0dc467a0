export { idempotencyKeyIn, REPEATABLE } from './adapters/idempotency-key.js';
export { LookupRequests } from './lookup-requests.store.js';
export { PublicApiModule } from './public-api.module.js';
export { keyInUse, keyReused } from './run-once.js';
