export { CodeTexts, Companies } from './companies.queries.js';
export { type ChangeKey, CompanyChanges } from './company-changes.queries.js';
export { keyOf } from './company-key.js';
export { OwnBaseModule } from './own-base.module.js';
export { QueryModule } from './query.module.js';
export { registerSource } from './register-source.js';
export { type SoughtChange, TellChanges, type ToldBrief } from './tell-changes.js';
export { tellFirm, tellTaxes, tellUnit } from './tell-company.js';
export type { ToldEvent } from './tell-event.js';
