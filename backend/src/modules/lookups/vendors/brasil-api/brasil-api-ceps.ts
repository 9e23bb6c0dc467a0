import { z } from 'zod';
import { type CepResult, type LookupQuery, normaliseText, type SourceAnswer } from '../../model/index.js';
import { aboutThisCep, bareCep } from '../postal-register/about-this-cep.js';
import { VendorSource } from '../vendor.js';

const text = z.union([z.string(), z.number()]).nullish();

/** `GET /api/cep/v2/{cep}`; without a known place both coordinates are null or missing. */
const brasilApiCep = z.object({
  cep: z.union([z.string(), z.number()]),
  state: text,
  city: text,
  neighborhood: text,
  street: text,
  ibge: z.object({ city: text }).nullish(),
  location: z.object({ coordinates: z.object({ longitude: text, latitude: text }).partial().nullish() }).nullish(),
});

type BrasilApiCep = z.infer<typeof brasilApiCep>;

/** Postal codes at BrasilAPI, version 2. Its 404 can be an outage of the services behind it, so it needs a second one. */
export class BrasilApiCeps extends VendorSource<CepResult> {
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
