export { CompaniesModule } from './companies.module.js';
export {
  type ChangeKey,
  CompanyChanges,
  type FollowedChange,
  keyOf,
  PresentChanges,
  type PresentedBrief,
  type PresentedEvent,
} from './query/index.js';
export { CompaniesConfig } from './register/index.js';
