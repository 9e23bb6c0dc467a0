import { openVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { OpenCepCeps } from './opencep-ceps.js';

export const OPENCEP: Vendor = {
  Config: openVendor('opencep', 'OpenCEP', 'OPENCEP_URL', 'https://opencep.com'),
  origem: 'aberta',
  answers: {
    cep: ({ client, identity }) => new OpenCepCeps(client, identity),
  },
};
