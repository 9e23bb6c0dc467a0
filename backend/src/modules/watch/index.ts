export { WATCH_AFTER_RESTORE } from './list/index.js';
export { WatchConfig } from './news/index.js';
export { WatchModule } from './watch.module.js';
