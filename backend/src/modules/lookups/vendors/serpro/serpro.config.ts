import { ContractedKey, ContractedUrl, LegalBasis, VendorConfig, type VendorSettings } from '../vendor.config.js';

const SANDBOX_KEY = 'sandbox-serpro-key';
const SANDBOX_SECRET = 'sandbox-serpro-secret';
const TOGETHER = ['SERPRO_URL', 'SERPRO_CONSUMER_KEY', 'SERPRO_CONSUMER_SECRET', 'SERPRO_LEGAL_BASIS'];

export class SerproConfig extends VendorConfig {
  @ContractedUrl(...TOGETHER)
  SERPRO_URL?: string;

  @ContractedKey(SANDBOX_KEY, ...TOGETHER)
  SERPRO_CONSUMER_KEY?: string;

  @ContractedKey(SANDBOX_SECRET, ...TOGETHER)
  SERPRO_CONSUMER_SECRET?: string;

  @LegalBasis(...TOGETHER)
  SERPRO_LEGAL_BASIS?: string;

  /** Its key is `consumer key:consumer secret`. */
  get vendor(): VendorSettings | null {
    const { SERPRO_CONSUMER_KEY: id, SERPRO_CONSUMER_SECRET: secret } = this;
    return this.contracted('serpro', 'Receita Federal (Serpro)', `${SANDBOX_KEY}:${SANDBOX_SECRET}`, {
      url: this.SERPRO_URL,
      key: id && secret && `${id}:${secret}`,
      legalBasis: this.SERPRO_LEGAL_BASIS,
    });
  }
}
