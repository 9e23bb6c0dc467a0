import type { CepResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { aboutThisCep, translatePostalRecord } from '../postal-register/about-this-cep.js';
import { postalRecord } from '../postal-register/postal.wire.js';
import { openVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';

/** Postal codes at OpenCEP. */
export class OpenCepCeps extends VendorSource<CepResult> {
  async find({ cep = '' }: LookupQuery): Promise<SourceAnswer<CepResult> | null> {
    const place = await this.client.ask({ path: `/v1/${cep}`, repeatable: true, schema: postalRecord, nobody: [404] });
    return place && aboutThisCep(translatePostalRecord(place), cep, this.identity.fonte);
  }
}

export const OPENCEP: Vendor = {
  Config: openVendor('opencep', 'OpenCEP', 'OPENCEP_URL', 'https://opencep.com'),
  origem: 'aberta',
  answers: {
    cep: ({ client, identity }) => new OpenCepCeps(client, identity),
  },
};
