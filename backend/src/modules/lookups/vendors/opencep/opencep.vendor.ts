import type { Vendor } from '../vendor.js';
import { OpenCepConfig } from './opencep.config.js';
import { OpenCepCeps } from './opencep-ceps.js';

export const OPENCEP: Vendor = {
  Config: OpenCepConfig,
  origem: 'aberta',
  answers: {
    cep: ({ client, identity }) => new OpenCepCeps(client, identity),
  },
};
