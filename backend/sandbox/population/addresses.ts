import { CITIES, type City, cityOfCep } from './cities.js';
import { clusterAt } from './cluster.js';
import { HOMES, homeOf, type Place } from './kin.js';
import { choose, draw, mix } from './mix.js';

/** What a CEP alone tells. */
export interface Street {
  city: City;
  cep: string;
  kind: string;
  name: string;
  district: string;
}

export interface Address extends Street {
  number: string;
  complement: string;
}

const KINDS = ['RUA', 'RUA', 'RUA', 'RUA', 'AVENIDA', 'AVENIDA', 'TRAVESSA', 'ALAMEDA', 'PRACA'] as const;
const FIRST_WORDS = ['DAS', 'DAS', 'DOS', 'DOS'] as const;
const FEMININE =
  'ACACIAS, PALMEIRAS, ANDORINHAS, LARANJEIRAS, MAGNOLIAS, ORQUIDEAS, CAMELIAS, GAIVOTAS, MANGUEIRAS, VIOLETAS, AROEIRAS, ESTRELAS, FONTES, PEDRAS, HORTENSIAS, AZALEIAS, PITANGUEIRAS, SAMAMBAIAS, GARCAS, BROMELIAS'.split(
    ', ',
  );
const MASCULINE =
  'IPES, JASMINS, CANARIOS, GIRASSOIS, COQUEIROS, JACARANDAS, LIRIOS, FLAMBOYANTS, SABIAS, CRAVOS, PINHEIROS, BEM-TE-VIS, CEDROS, CAJUEIROS, TUCANOS, MANACAS, BURITIS, COLIBRIS, JATOBAS, EUCALIPTOS'.split(
    ', ',
  );
const QUALITIES = [
  '',
  '',
  '',
  ' DO NORTE',
  ' DO SUL',
  ' DO LESTE',
  ' DO OESTE',
  ' DA SERRA',
  ' DO VALE',
  ' DO LAGO',
] as const;
const DISTRICTS =
  'CENTRO, JARDIM DAS FLORES, VILA NOVA, BOA VISTA, SANTA LUZIA, SAO JORGE, PARQUE DAS AGUAS, ALTO DA COLINA, BELA VISTA, VILA ESPERANCA, JARDIM PRIMAVERA, NOVA ALVORADA, CAMPO BELO, RECANTO VERDE, SANTA RITA, MORADA DO SOL, JARDIM AMERICA, VILA UNIAO, PORTO SECO, CIDADE NOVA'.split(
    ', ',
  );
const COMPLEMENTS = ['', '', '', 'CASA 2', 'FUNDOS', 'SOBRADO'] as const;

/** The fictional street of a CEP; null outside the cities of this world. */
export function streetOfCep(cep: string): Street | null {
  const city = cityOfCep(cep);
  return city && streetIn(city, Number(cep));
}

/** Where a person lives; people of one home share it. */
export function addressOf(place: Place): Address {
  const { cluster, home } = homeOf(place);
  return addressAt(cluster * HOMES + home, clusterAt(cluster).region);
}

/** Where a person lived before, or null: for the grown-up the parents' home, for a few another one in the same area. */
export function formerAddressOf(place: Place): Address | null {
  if (draw(place.index, 60, 10) < 4) return null;
  const { cluster } = homeOf(place);
  return addressAt(mix(place.index, 61), clusterAt(cluster).region);
}

/** A stable address in a region for any number. */
export function addressAt(seed: number, region: number): Address {
  const city = choose(CITIES[region] as readonly City[], seed, 40);
  const apartment = draw(seed, 41, 10) < 4;
  return {
    ...streetIn(city, city.cepStart + (mix(seed, 46) % city.cepCount)),
    number: String(1 + draw(seed, 42, 2400)),
    complement: apartment ? `APTO ${1 + draw(seed, 43, 18)}0${1 + draw(seed, 44, 6)}` : choose(COMPLEMENTS, seed, 45),
  };
}

function streetIn(city: City, cep: number): Street {
  const first = choose(FIRST_WORDS, cep, 51);
  const noun = choose(first === 'DAS' ? FEMININE : MASCULINE, cep, 52);
  return {
    city,
    cep: String(cep).padStart(8, '0'),
    kind: choose(KINDS, cep, 50),
    name: `${first} ${noun}${choose(QUALITIES, cep, 53)}`,
    district: choose(DISTRICTS, cep, 54),
  };
}
