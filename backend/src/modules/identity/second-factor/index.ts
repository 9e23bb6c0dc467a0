export { CheckSecondFactor } from './check-second-factor.js';
export { ManageTotp } from './manage-totp.js';
export { OwnerProofRequest, SecondFactorField } from './second-factor.fields.js';
export { SecondFactorModule } from './second-factor.module.js';
export { SecondFactors } from './second-factors.store.js';
export { type OwnerProof, VerifyOwner } from './verify-owner.js';
