export { CompanyGroupData } from './group.answers.js';
export { GroupModule } from './group.module.js';
export { GROUP_DESCRIPTION } from './read-group.controller.js';
export { ReadGroup } from './read-group.js';
export { MOST_STEPS, ReadGroupQuery } from './read-group.query.js';
