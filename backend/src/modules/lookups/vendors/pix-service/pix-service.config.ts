import { ContractedKey, ContractedUrl, LegalBasis, VendorConfig, type VendorSettings } from '../vendor.config.js';

const SANDBOX_KEY = 'sandbox-pix-key';
const TOGETHER = ['PIX_SERVICE_URL', 'PIX_SERVICE_KEY', 'PIX_SERVICE_LEGAL_BASIS'];

export class PixServiceConfig extends VendorConfig {
  @ContractedUrl(...TOGETHER)
  PIX_SERVICE_URL?: string;

  @ContractedKey(SANDBOX_KEY, ...TOGETHER)
  PIX_SERVICE_KEY?: string;

  @LegalBasis(...TOGETHER)
  PIX_SERVICE_LEGAL_BASIS?: string;

  get vendor(): VendorSettings | null {
    const { PIX_SERVICE_URL: url, PIX_SERVICE_KEY: key, PIX_SERVICE_LEGAL_BASIS: legalBasis } = this;
    return this.contracted('pix-lookup', 'Serviço PIX', SANDBOX_KEY, { url, key, legalBasis });
  }
}
