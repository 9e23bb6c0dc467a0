export { CompaniesModule } from './companies.module.js';
export {
  AuditFollowed,
  type ChangeKey,
  COMPANY_CHANGE_KINDS,
  CompanyChanges,
  type FollowedChange,
  keyOf,
  PresentChanges,
  type PresentedBrief,
  type PresentedEvent,
  type ToldChange,
} from './query/index.js';
export { CompaniesConfig } from './register/index.js';
