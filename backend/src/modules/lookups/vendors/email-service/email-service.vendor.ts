import { contractedVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { EmailServiceOwners } from './email-service-owners.js';

export const EMAIL_SERVICE: Vendor = {
  Config: contractedVendor('email-service', 'Serviço de e-mail', {
    url: 'EMAIL_SERVICE_URL',
    keys: { EMAIL_SERVICE_KEY: 'sandbox-email-key' },
    legalBasis: 'EMAIL_SERVICE_LEGAL_BASIS',
  }),
  origem: 'contratada',
  headers: (key) => ({ 'x-api-key': key }),
  answers: {
    email: ({ client, identity }) => new EmailServiceOwners(client, identity),
  },
};
