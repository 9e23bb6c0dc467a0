import { ContractedKey, ContractedUrl, LegalBasis, VendorConfig, type VendorSettings } from '../vendor.config.js';

const SANDBOX_KEY = 'sandbox-email-key';
const TOGETHER = ['EMAIL_SERVICE_URL', 'EMAIL_SERVICE_KEY', 'EMAIL_SERVICE_LEGAL_BASIS'];

export class EmailServiceConfig extends VendorConfig {
  @ContractedUrl(...TOGETHER)
  EMAIL_SERVICE_URL?: string;

  @ContractedKey(SANDBOX_KEY, ...TOGETHER)
  EMAIL_SERVICE_KEY?: string;

  @LegalBasis(...TOGETHER)
  EMAIL_SERVICE_LEGAL_BASIS?: string;

  get vendor(): VendorSettings | null {
    const { EMAIL_SERVICE_URL: url, EMAIL_SERVICE_KEY: key, EMAIL_SERVICE_LEGAL_BASIS: legalBasis } = this;
    return this.contracted('email-service', 'Serviço de e-mail', SANDBOX_KEY, { url, key, legalBasis });
  }
}
