export { FictionalCompanies } from './fictional-companies.js';
export { RunTestLookup } from './run-test-lookup.js';
export { TestModeModule } from './test-mode.module.js';
