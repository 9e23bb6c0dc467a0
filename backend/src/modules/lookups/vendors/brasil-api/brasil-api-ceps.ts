import type { VendorClient } from '../../../../platform/http/vendor-client.js';
import {
  type CepResult,
  type LookupQuery,
  LookupSource,
  normaliseText,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import { aboutThisCep, bareCep } from '../postal-register/about-this-cep.js';
import { type BrasilApiCep, brasilApiCep } from './cep.wire.js';

/** Postal codes at BrasilAPI, version 2. Its 404 can be an outage of the services behind it, so it needs a second one. */
export class BrasilApiCeps extends LookupSource<CepResult> {
  constructor(
    private readonly client: VendorClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  async find({ cep = '' }: LookupQuery): Promise<SourceAnswer<CepResult> | null> {
    const call = { path: `/api/cep/v2/${cep}`, repeatable: true, schema: brasilApiCep, nobody: [404] };
    const place = await this.client.ask(call);
    return place && aboutThisCep(translateCep(place), cep, this.identity.fonte);
  }
}

function translateCep({ cep, state, city, neighborhood, street, ibge, location }: BrasilApiCep): CepResult {
  return {
    cep: bareCep(cep),
    logradouro: normaliseText(street),
    complemento: null,
    bairro: normaliseText(neighborhood),
    cidade: normaliseText(city),
    uf: normaliseText(state),
    ibge: normaliseText(ibge?.city),
    ddd: null,
    latitude: coordinate(location?.coordinates?.latitude),
    longitude: coordinate(location?.coordinates?.longitude),
  };
}

function coordinate(value: unknown): number | null {
  const text = normaliseText(value);
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : null;
}
