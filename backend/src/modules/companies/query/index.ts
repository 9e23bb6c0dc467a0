export { CodeTexts, Companies } from './companies.queries.js';
export { CompanyEventItem, CompanyMeta } from './company.answers.js';
export { OwnBaseModule } from './own-base.module.js';
export { QueryModule } from './query.module.js';
export { ReadCompanyQuery } from './read-company.controller.js';
export { companyNotFound, ReadCompany } from './read-company.js';
export { registerSource } from './register-source.js';
export { STATUSES, tellFirm, tellTaxes, tellUnit, withheldBy } from './tell-company.js';
