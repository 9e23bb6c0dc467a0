export { ReadStatus } from './application/read-status.js';
export { SourceRegister } from './application/source-register.port.js';
export { availability, type Counts } from './domain/health.js';
export { type Latencies, noLatencies, percentile } from './domain/latencies.js';
export { SourcesModule } from './sources.module.js';
