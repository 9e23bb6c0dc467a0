import { OpenUrl, VendorConfig, type VendorSettings } from '../vendor.config.js';

export class MinhaReceitaConfig extends VendorConfig {
  @OpenUrl()
  MINHA_RECEITA_URL?: string;

  get vendor(): VendorSettings {
    return this.open('minha-receita', 'Minha Receita', 'https://minhareceita.org', this.MINHA_RECEITA_URL);
  }
}
