import type { Vendor } from '../vendor.js';
import { EmailServiceConfig } from './email-service.config.js';
import { EmailServiceOwners } from './email-service-owners.js';

export const EMAIL_SERVICE: Vendor = {
  Config: EmailServiceConfig,
  origem: 'contratada',
  headers: (key) => ({ 'x-api-key': key }),
  answers: {
    email: ({ client, identity }) => new EmailServiceOwners(client, identity),
  },
};
