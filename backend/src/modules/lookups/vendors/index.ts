export { ConfiguredSources, type ConnectedSource } from './configured-sources.js';
export { VendorsModule } from './vendors.module.js';
