export { HealthRecords, type SourceDay } from './adapters/health-records.store.js';
export { SourceRegister } from './adapters/source-register.store.js';
export { ReadStatus } from './application/read-status.js';
export { availability } from './domain/health.js';
export { type Latencies, noLatencies, percentile } from './domain/latencies.js';
export { SourcesModule } from './sources.module.js';
