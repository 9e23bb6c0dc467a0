export { CompanyLoadsModule } from './company-loads.module.js';
