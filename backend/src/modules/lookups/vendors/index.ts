export { type ConfiguredSource, ConfiguredSources } from './configured-sources.js';
export { VENDOR_CONFIGS } from './vendors.js';
export { VendorsModule } from './vendors.module.js';
