import { OpenUrl, VendorConfig, type VendorSettings } from '../vendor.config.js';

export class OpenCepConfig extends VendorConfig {
  @OpenUrl()
  OPENCEP_URL?: string;

  get vendor(): VendorSettings {
    return this.open('opencep', 'OpenCEP', 'https://opencep.com', this.OPENCEP_URL);
  }
}
