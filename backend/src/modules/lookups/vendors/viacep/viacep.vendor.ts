import { openVendor } from '../vendor.config.js';
import type { Vendor } from '../vendor.js';
import { ViaCepCeps } from './viacep-ceps.js';

export const VIACEP: Vendor = {
  Config: openVendor('viacep', 'ViaCEP', 'VIACEP_URL', 'https://viacep.com.br'),
  origem: 'aberta',
  answers: {
    cep: ({ client, identity }) => new ViaCepCeps(client, identity),
  },
};
