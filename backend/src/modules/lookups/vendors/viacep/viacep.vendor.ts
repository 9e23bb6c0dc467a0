import type { Vendor } from '../vendor.js';
import { ViaCepConfig } from './viacep.config.js';
import { ViaCepCeps } from './viacep-ceps.js';

export const VIACEP: Vendor = {
  Config: ViaCepConfig,
  origem: 'aberta',
  answers: {
    cep: ({ client, identity }) => new ViaCepCeps(client, identity),
  },
};
