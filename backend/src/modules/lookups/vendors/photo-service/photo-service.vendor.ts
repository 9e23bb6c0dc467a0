import type { Vendor } from '../vendor.js';
import { PhotoServiceConfig } from './photo-service.config.js';
import { PhotoServicePeople } from './photo-service-people.js';

export const PHOTO_SERVICE: Vendor = {
  Config: PhotoServiceConfig,
  origem: 'contratada',
  answers: {
    fotorj: ({ client, identity, key }) => new PhotoServicePeople(client, identity, key),
  },
};
