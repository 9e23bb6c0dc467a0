import { ContractedUrl, LegalBasis, VendorConfig, type VendorSettings } from '../vendor.config.js';

const TOGETHER = ['RECEITA_FEDERAL_URL', 'RECEITA_FEDERAL_LEGAL_BASIS'];

export class ReceitaFederalConfig extends VendorConfig {
  @ContractedUrl(...TOGETHER)
  RECEITA_FEDERAL_URL?: string;

  @LegalBasis(...TOGETHER)
  RECEITA_FEDERAL_LEGAL_BASIS?: string;

  /** The public page has no key. */
  get vendor(): VendorSettings | null {
    return this.contracted('receita-federal', 'Receita Federal', 'none', {
      url: this.RECEITA_FEDERAL_URL,
      key: 'none',
      legalBasis: this.RECEITA_FEDERAL_LEGAL_BASIS,
    });
  }
}
