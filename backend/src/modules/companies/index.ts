export { CompaniesModule } from './companies.module.js';
export {
  type ChangeKey,
  CompanyChanges,
  keyOf,
  type SoughtChange,
  TellChanges,
  type ToldBrief,
  type ToldEvent,
} from './query/index.js';
export { CompaniesConfig } from './register/index.js';
