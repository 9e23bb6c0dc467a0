export { ActionLogModule } from './action-log.module.js';
