export { LoadCompanies, type LoadOptions } from './adapters/load-companies.js';
export type { LoadEnd, LoadStep } from './adapters/load-month.js';
export type { Progress } from './adapters/progress.js';
export { LoadRefused } from './adapters/refusals.js';
