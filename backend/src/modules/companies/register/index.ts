export { CompaniesConfig } from './companies.config.js';
