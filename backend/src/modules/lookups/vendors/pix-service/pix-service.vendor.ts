import { contractedVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { PixServiceOwners } from './pix-service-owners.js';

export const PIX_SERVICE: Vendor = {
  Config: contractedVendor('pix-lookup', 'Serviço PIX', {
    url: 'PIX_SERVICE_URL',
    keys: { PIX_SERVICE_KEY: 'sandbox-pix-key' },
    legalBasis: 'PIX_SERVICE_LEGAL_BASIS',
  }),
  origem: 'contratada',
  answers: {
    pix: ({ client, identity, key }) => new PixServiceOwners(client, identity, key),
  },
};
