export { CodeTexts, Companies } from './companies.queries.js';
export { OwnBaseModule } from './own-base.module.js';
export { QueryModule } from './query.module.js';
export { registerSource } from './register-source.js';
export { tellFirm, tellTaxes, tellUnit } from './tell-company.js';
