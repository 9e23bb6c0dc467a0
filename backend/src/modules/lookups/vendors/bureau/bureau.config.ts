import { MaxLength } from 'class-validator';
import { contractedVendor } from '../vendor.config.js';

const CONTRACT = { url: 'BUREAU_URL', keys: { BUREAU_KEY: 'sandbox-bureau-key' }, legalBasis: 'BUREAU_LEGAL_BASIS' };

export class BureauConfig extends contractedVendor('bureau', '', CONTRACT) {
  /** How results name the bureau. */
  @MaxLength(60)
  BUREAU_NAME = 'Birô de dados';

  override get fonte(): string {
    return this.BUREAU_NAME;
  }
}
