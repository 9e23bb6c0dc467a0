export { type ConnectedSource, ConnectedSources } from './connected-sources.port.js';
export { VendorsModule } from './vendors.module.js';
