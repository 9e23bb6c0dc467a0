export { type Announcement, FirstStart } from './first-start.js';
export { FirstStartModule } from './first-start.module.js';
