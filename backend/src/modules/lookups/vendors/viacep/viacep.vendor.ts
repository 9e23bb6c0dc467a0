import { z } from 'zod';
import type { CepResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { aboutThisCep, translatePostalRecord } from '../postal-register/about-this-cep.js';
import { postalRecordWithDdd } from '../postal-register/postal.wire.js';
import { openVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';

/** `GET /ws/{cep}/json/`. */
export const viaCepReply = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  postalRecordWithDdd,
]);

/** Postal codes at ViaCEP, which says of an unknown one `erro: true` or `erro: "true"`, in a 200. */
export class ViaCepCeps extends VendorSource<CepResult> {
  async find({ cep = '' }: LookupQuery): Promise<SourceAnswer<CepResult> | null> {
    const place = await this.client.ask({ path: `/ws/${cep}/json/`, repeatable: true, schema: viaCepReply });
    if (place === null || 'erro' in place) return null;
    return aboutThisCep(translatePostalRecord(place), cep, this.identity.fonte);
  }
}

export const VIACEP: Vendor = {
  Config: openVendor('viacep', 'ViaCEP', 'VIACEP_URL', 'https://viacep.com.br'),
  origem: 'aberta',
  answers: {
    cep: ({ client, identity }) => new ViaCepCeps(client, identity),
  },
};
