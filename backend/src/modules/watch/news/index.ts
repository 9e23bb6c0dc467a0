export { NewsModule } from './news.module.js';
export { WatchConfig } from './watch.config.js';
