import type { SourceRecord } from '../source-record.js';
import * as say from './format.js';
import { relatedTo } from './related.js';
import { field, type ResultItem, words } from './result-view.js';

/** The parts of an address under the names of one source. */
interface AddressParts {
  readonly street: unknown;
  readonly number: unknown;
  readonly complement: unknown;
  readonly district: unknown;
  readonly city: unknown;
  readonly state: unknown;
  readonly cep: unknown;
}

/** An address with its place on the map and its CEP to look up; nothing when it says neither street nor city. */
function addressItems(parts: AddressParts): ResultItem[] {
  const line = joined(parts.street, parts.number);
  const city = joined(parts.city, parts.state);
  if (!line && !city) return [];
  const cep = say.cepText(parts.cep);
  return [
    {
      title: line || city,
      details: [
        field('Complemento', parts.complement),
        field('Bairro', parts.district),
        field('Cidade', city),
        field('CEP', cep),
      ],
      links: [say.mapLink(joined(line, parts.district, city, cep))],
      related: relatedTo('cep', parts.cep),
    },
  ];
}

/** An address as the bureau's records of people have it. */
export function streetAddress(one: SourceRecord): ResultItem[] {
  const street = [one.logr_tipo, one.logr_nome].map(words).filter(Boolean).join(' ');
  return addressItems({
    street,
    number: one.logr_numero,
    complement: one.logr_complemento,
    district: one.bairro,
    city: one.cidade,
    state: one.uf,
    cep: one.cep,
  });
}

/** Where the first of them lies that tells it. */
export function firstPlace(addresses: readonly SourceRecord[]): string | null {
  return addresses.map(({ cidade, uf }) => say.placeText(cidade, uf)).find(Boolean) ?? null;
}

/** An address as the other services have it. */
export function plainAddress(one: SourceRecord): ResultItem[] {
  return addressItems({
    street: one.logradouro ?? one.endereco,
    number: one.numero,
    complement: one.complemento,
    district: one.bairro,
    city: one.cidade ?? one.municipio,
    state: one.uf ?? one.estado,
    cep: one.cep,
  });
}

function joined(...parts: readonly unknown[]): string {
  return parts.map(words).filter(Boolean).join(', ');
}
