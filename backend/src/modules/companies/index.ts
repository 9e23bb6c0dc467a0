export { CompaniesModule } from './companies.module.js';
export { CompaniesConfig } from './register/index.js';
