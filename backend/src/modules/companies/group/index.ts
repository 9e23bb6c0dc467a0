export { GroupModule } from './group.module.js';
