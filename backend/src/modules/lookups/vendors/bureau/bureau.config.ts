import { MaxLength } from 'class-validator';
import { ContractedKey, ContractedUrl, LegalBasis, VendorConfig, type VendorSettings } from '../vendor.config.js';

const SANDBOX_KEY = 'sandbox-bureau-key';
const TOGETHER = ['BUREAU_URL', 'BUREAU_KEY', 'BUREAU_LEGAL_BASIS'];

export class BureauConfig extends VendorConfig {
  @ContractedUrl(...TOGETHER)
  BUREAU_URL?: string;

  @ContractedKey(SANDBOX_KEY, ...TOGETHER)
  BUREAU_KEY?: string;

  @LegalBasis(...TOGETHER)
  BUREAU_LEGAL_BASIS?: string;

  /** How results name the bureau. */
  @MaxLength(60)
  BUREAU_NAME = 'Birô de dados';

  get vendor(): VendorSettings | null {
    const { BUREAU_URL: url, BUREAU_KEY: key, BUREAU_LEGAL_BASIS: legalBasis } = this;
    return this.contracted('bureau', this.BUREAU_NAME, SANDBOX_KEY, { url, key, legalBasis });
  }
}
