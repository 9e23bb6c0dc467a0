export { LookupRequests } from './lookup-requests.store.js';
export { keyInUse, keyReused, OncePerKey } from './once-per-key.js';
export { PublicApiModule } from './public-api.module.js';
