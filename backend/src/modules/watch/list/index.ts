export { LIVE_ONLY, LiveKeyHolder } from './adapters/live-key-holder.js';
export { ListModule } from './list.module.js';
