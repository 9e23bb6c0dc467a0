import type { Vendor } from '../vendor.js';
import { PixServiceConfig } from './pix-service.config.js';
import { PixServiceOwners } from './pix-service-owners.js';

export const PIX_SERVICE: Vendor = {
  Config: PixServiceConfig,
  origem: 'contratada',
  answers: {
    pix: ({ client, identity, key }) => new PixServiceOwners(client, identity, key),
  },
};
