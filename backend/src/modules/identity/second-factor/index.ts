export { CheckSecondFactor } from './check-second-factor.js';
export { SecondFactorModule } from './second-factor.module.js';
export { SecondFactors } from './second-factors.store.js';
