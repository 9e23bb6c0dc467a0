export { IdentityConfig } from './identity.config.js';
export { IdentityModule } from './identity.module.js';
