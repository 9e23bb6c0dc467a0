import type { AnyFault } from '../faults/fault-kinds.js';
import { type Street, streetOfCep } from '../population/index.js';

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

const ACCENTED = new Map(
  (
    'São Niterói Vitória Florianópolis José Brasília Goiânia Cuiabá Maceió João Mossoró Luís Belém Macapá Ribeirão ' +
    'Uberlândia Acácias Magnólias Orquídeas Camélias Hortênsias Garças Bromélias Ipês Canários Girassóis Jacarandás ' +
    'Lírios Sabiás Manacás Jatobás Praça Águas União América Esperança'
  )
    .split(' ')
    .map((word) => [plain(word), word]),
);

const PARTICLES = ['DA', 'DAS', 'DE', 'DO', 'DOS'];

/** RIBEIRAO PRETO → Ribeirão Preto: the world's plain capitals as the postal service writes them. */
function postalWriting(capitals: string): string {
  return capitals
    .split(' ')
    .map((word, place) => {
      if (place > 0 && PARTICLES.includes(word)) return word.toLowerCase();
      return ACCENTED.get(word) ?? word.slice(0, 1) + word.slice(1).toLowerCase();
    })
    .join(' ');
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
