export { ListModule } from './list.module.js';
export { LiveKeyHolder } from './live-key-holder.js';
