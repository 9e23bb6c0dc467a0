export { LookupRequests } from './lookup-requests.store.js';
export { keyInUse, keyOfTests, keyReused, OncePerKey } from './once-per-key.js';
export { PublicApiModule } from './public-api.module.js';
