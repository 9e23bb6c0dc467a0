export { LoadCompanies, type LoadEnd, LoadRefused, type LoadStep, type Progress } from './load/index.js';
export { CompaniesConfig } from './register/index.js';
