import { OpenUrl, VendorConfig, type VendorSettings } from '../vendor.config.js';

export class ViaCepConfig extends VendorConfig {
  @OpenUrl()
  VIACEP_URL?: string;

  get vendor(): VendorSettings {
    return this.open('viacep', 'ViaCEP', 'https://viacep.com.br', this.VIACEP_URL);
  }
}
