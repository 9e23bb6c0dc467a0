export { HealthRecords, type SourceTotal } from './adapters/health-records.store.js';
export { RegisterFictionalSources } from './adapters/register-fictional-sources.js';
export { SourceRegister } from './adapters/source-register.store.js';
export { LookupStates } from './application/lookup-states.js';
export { availability, SERVICE_STATES, type ServiceState } from './domain/health.js';
export { type Latencies, noLatencies, percentile } from './domain/latencies.js';
export { SourcesModule } from './sources.module.js';
