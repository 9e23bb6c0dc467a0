export { RunTestLookup } from './run-test-lookup.js';
export { TestModeModule } from './test-mode.module.js';
