import { ContractedKey, ContractedUrl, LegalBasis, VendorConfig, type VendorSettings } from '../vendor.config.js';

const SANDBOX_KEY = 'sandbox-photo-token';
const TOGETHER = ['PHOTO_SERVICE_URL', 'PHOTO_SERVICE_TOKEN', 'PHOTO_SERVICE_LEGAL_BASIS'];

export class PhotoServiceConfig extends VendorConfig {
  @ContractedUrl(...TOGETHER)
  PHOTO_SERVICE_URL?: string;

  @ContractedKey(SANDBOX_KEY, ...TOGETHER)
  PHOTO_SERVICE_TOKEN?: string;

  @LegalBasis(...TOGETHER)
  PHOTO_SERVICE_LEGAL_BASIS?: string;

  get vendor(): VendorSettings | null {
    const { PHOTO_SERVICE_URL: url, PHOTO_SERVICE_TOKEN: key, PHOTO_SERVICE_LEGAL_BASIS: legalBasis } = this;
    return this.contracted('fotorj', 'FotoRJ', SANDBOX_KEY, { url, key, legalBasis });
  }
}
