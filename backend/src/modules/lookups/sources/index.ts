export { ReadStatus } from './application/read-status.js';
export { availability, type Counts } from './domain/health.js';
export { type Latencies, noLatencies, percentile } from './domain/latencies.js';
export { SourceRegister } from './source-register.store.js';
export { SourcesModule } from './sources.module.js';
