import { OpenUrl, VendorConfig, type VendorSettings } from '../vendor.config.js';

export class BrasilApiConfig extends VendorConfig {
  @OpenUrl()
  BRASIL_API_URL?: string;

  get vendor(): VendorSettings {
    return this.open('brasil-api', 'BrasilAPI', 'https://brasilapi.com.br', this.BRASIL_API_URL);
  }
}
