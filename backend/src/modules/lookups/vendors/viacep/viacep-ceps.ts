import type { CepResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { aboutThisCep, translatePostalRecord } from '../postal-register/about-this-cep.js';
import { VendorSource } from '../vendor-source.js';
import { viaCepReply } from './viacep.wire.js';

/** Postal codes at ViaCEP, which says of an unknown one `erro: true` or `erro: "true"`, in a 200. */
export class ViaCepCeps extends VendorSource<CepResult> {
  async find({ cep = '' }: LookupQuery): Promise<SourceAnswer<CepResult> | null> {
    const place = await this.client.ask({ path: `/ws/${cep}/json/`, repeatable: true, schema: viaCepReply });
    if (place === null || 'erro' in place) return null;
    return aboutThisCep(translatePostalRecord(place), cep, this.identity.fonte);
  }
}
