export { CompaniesConfig } from './companies.config.js';
export { CompaniesSql } from './companies-sql.store.js';
export {
  asOf,
  bySeniority,
  type CompanyEvent,
  type CompanyRows,
  type FirmRow,
  type PartnerRow,
  type TaxesRow,
  type UnitRow,
} from './company-rows.js';
export { IS_COMPANY, IS_INDEXED, isPerson, SAMPLE } from './indexed-names.sql.js';
export { minorIn, NO_MINOR } from './minors.sql.js';
export { RegisterModule } from './register.module.js';
