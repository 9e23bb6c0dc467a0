import { contractedVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { PhotoServicePeople } from './photo-service-people.js';

export const PHOTO_SERVICE: Vendor = {
  Config: contractedVendor('fotorj', 'FotoRJ', {
    url: 'PHOTO_SERVICE_URL',
    keys: { PHOTO_SERVICE_TOKEN: 'sandbox-photo-token' },
    legalBasis: 'PHOTO_SERVICE_LEGAL_BASIS',
  }),
  origem: 'contratada',
  answers: {
    fotorj: ({ client, identity, key }) => new PhotoServicePeople(client, identity, key),
  },
};
