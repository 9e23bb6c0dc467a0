export { WatchConfig } from './news/index.js';
export { WatchModule } from './watch.module.js';
