import { type AnyFault } from '../faults/fault-kinds.js';
import { type Street, streetOfCep } from '../population/index.js';
import { postalWriting } from './postal-writing.js';

/** A known CEP of a whole town, without street and district. */
export const TOWN_CEP = '91990017';

/** What the postal service says about a CEP; street and district are empty for a whole town. */
export interface PostalEntry {
  cep: string;
  street: string;
  district: string;
  city: string;
  place: Street;
}

/** The number of the story that each source tells when it is to be inconsistent. */
const STORIES = { 'brasil-api': 1, viacep: 2, opencep: 3 } as const;

export type CepSource = keyof typeof STORIES;

/** The entry as a source tells it; null for a CEP outside this world. */
export function postalEntry(cep: string, source: CepSource, fault: AnyFault | null): PostalEntry | null {
  const place = streetOfCep(cep);
  if (!place) return null;
  const street = fault === 'inconsistent' ? anotherStreet(place, STORIES[source]) : place;
  const whole = cep === TOWN_CEP;
  return {
    cep,
    street: whole ? '' : postalWriting(`${street.kind} ${street.name}`),
    district: whole ? '' : postalWriting(street.district),
    city: postalWriting(place.city.name),
    place,
  };
}

/** Eight digits, with the hyphen or without; null for anything else. */
export function readCep(text: string): string | null {
  return /^\d{5}-?\d{3}$/.test(text) ? text.replace('-', '') : null;
}

/** 14062252 → 14062-252. */
export function hyphenated(cep: string): string {
  return `${cep.slice(0, 5)}-${cep.slice(5)}`;
}

/** The nth street of another name nearby. */
function anotherStreet(place: Street, nth: number): Street {
  const { cepStart, cepCount } = place.city;
  const names = new Set([place.name]);
  for (let step = 1; ; step++) {
    const next = cepStart + ((Number(place.cep) - cepStart + step) % cepCount);
    const street = streetOfCep(String(next).padStart(8, '0')) as Street;
    names.add(street.name);
    if (names.size > nth) return street;
  }
}
