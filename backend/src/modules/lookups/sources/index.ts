export { SOURCES_AFTER_RESTORE } from './adapters/after-restore.js';
export { HealthRecords } from './adapters/health-records.store.js';
export { RegisterFictionalSources } from './adapters/register-fictional-sources.js';
export { SourceRegister } from './adapters/source-register.store.js';
export { LookupStates } from './application/lookup-states.js';
export { availability, type CallFigures, figuresOf, SERVICE_STATES } from './domain/health.js';
export { SourcesModule } from './sources.module.js';
