export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
