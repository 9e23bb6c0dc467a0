import {
  type Cluster,
  clusterAt,
  clusterNumber,
  firstStep,
  GIVEN_NAMES,
  REGIONS,
  SPREADS,
  SURNAMES,
  secondStep,
} from './cluster.js';
import { indexOf, type Place, placeAt, ROLES, type Sex } from './kin.js';
import { modulo } from './mix.js';
import { FEMALE_NAMES, FEMALE_SECOND_NAMES, MALE_NAMES, MALE_SECOND_NAMES, SURNAME_LIST } from './name-lists.js';

/** Surnames of one person as places in the list: the mother's family first, the father's last. */
interface Surnames {
  maternal: number;
  paternal: number;
}

/** Full name, upper-case without accents: given name, often a second one, the mother's surname, the father's. */
export function nameOf(place: Place): string {
  const cluster = clusterAt(place.cluster);
  const { maternal, paternal } = surnamesOf(place, cluster);
  const given = givenNames(place.sex)[givenName(place.role, cluster)];
  const second = secondNames(place.sex)[secondName(place.role, cluster)];
  return joined(given, second, SURNAME_LIST[maternal], SURNAME_LIST[paternal]);
}

/** The father's surname, which is the last one. */
export function familyName(place: Place): string {
  return SURNAME_LIST[surnamesOf(place, clusterAt(place.cluster)).paternal] as string;
}

/** Name of a founder's mother, who lived before the CPF. */
export function unlistedMotherName(place: Place): string {
  const cluster = clusterAt(place.cluster);
  const { maternal } = surnamesOf(place, cluster);
  return joined(
    FEMALE_NAMES[unlistedGiven(place, cluster, 31)],
    SURNAME_LIST[(maternal + 50) % SURNAMES],
    SURNAME_LIST[maternal],
  );
}

/** Name of a founder's father. */
export function unlistedFatherName(place: Place): string {
  const cluster = clusterAt(place.cluster);
  const { paternal } = surnamesOf(place, cluster);
  return joined(
    MALE_NAMES[unlistedGiven(place, cluster, 37)],
    SURNAME_LIST[(paternal + 71) % SURNAMES],
    SURNAME_LIST[paternal],
  );
}

/** Indexes of everybody who bears exactly this name (accents and case ignored). At most a few hundred. */
export function bearersOf(fullName: string): number[] {
  const words = plainName(fullName);
  const found: number[] = [];
  for (const sex of ['F', 'M'] as const) {
    for (const reading of readings(words, sex)) {
      for (let role = 0; role < ROLES; role++) {
        const index = placeAt(role).sex === sex ? solve(role, reading) : null;
        if (index !== null && nameOf(placeAt(index)) === words) found.push(index);
      }
    }
  }
  return found;
}

/** Upper-case, no accents, single spaces. */
export function plainName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().trim().replace(/\s+/g, ' ');
}

interface Reading extends Surnames {
  given: number;
  second: number;
}

function* readings(words: string, sex: Sex): Generator<Reading> {
  for (const [paternal, beforeLast] of endings(words)) {
    for (const [maternal, givens] of endings(beforeLast)) {
      const [first, ...others] = givens.split(' ');
      const given = givenNames(sex).indexOf(first as string);
      if (given < 0) continue;
      for (const [second, name] of secondNames(sex).entries()) {
        if (name === others.join(' ')) yield { given, second, maternal, paternal };
      }
    }
  }
}

/** Each surname the words may end with, beside the words before it. */
function endings(words: string): [number, string][] {
  return [...SURNAME_LIST.entries()]
    .filter(([, surname]) => words.endsWith(` ${surname}`))
    .map(([place, surname]) => [place, words.slice(0, -surname.length - 1)]);
}

/** The one person of a role with these names, or null: `surnamesOf`, `givenName` and `secondName` read backwards. */
function solve(role: number, { given, second, maternal, paternal }: Reading): number | null {
  const rule = surnameRule(role);
  const spread = modulo(
    (paternal - maternal - rule.paternal + rule.maternal) * inverse(rule.paternalSpread - rule.maternalSpread),
    SURNAMES,
  );
  if (spread >= SPREADS) return null;
  const surname = modulo(paternal - rule.paternal - rule.paternalSpread * spread, SURNAMES);
  const givenStart = modulo(given - role * 5, GIVEN_NAMES);
  const region = modulo(second - 2 * givenStart - role * 4 - surname, REGIONS);
  return indexOf(clusterNumber({ surname, spread, given: givenStart, region }), role);
}

function surnamesOf({ role }: Place, { surname, spread }: Cluster): Surnames {
  const rule = surnameRule(role);
  return {
    maternal: (surname + rule.maternal + rule.maternalSpread * spread) % SURNAMES,
    paternal: (surname + rule.paternal + rule.paternalSpread * spread) % SURNAMES,
  };
}

/** A surname is the founder's, plus a constant, plus so many spreads; the sums follow the marriages of `cluster.ts`. */
interface SurnameRule {
  maternal: number;
  maternalSpread: number;
  paternal: number;
  paternalSpread: number;
}

const RULES: readonly SurnameRule[] = Array.from({ length: ROLES }, (_, role) => makeRule(placeAt(role)));

function surnameRule(role: number): SurnameRule {
  return RULES[role] as SurnameRule;
}

function makeRule({ generation, sex, birthCouple }: Place): SurnameRule {
  if (generation === 0 && sex === 'M') return { maternal: 3, maternalSpread: 1, paternal: 0, paternalSpread: 0 };
  if (generation === 0) return { maternal: 90, maternalSpread: 2, paternal: 60, paternalSpread: 1 };
  if (generation === 1) return { maternal: 60, maternalSpread: 1, paternal: 0, paternalSpread: 0 };
  if (generation === 2) return { maternal: 0, maternalSpread: 0, paternal: firstStep(birthCouple), paternalSpread: 1 };
  const grandparents = firstStep(birthCouple >> 1);
  return {
    maternal: grandparents,
    maternalSpread: 1,
    paternal: grandparents + secondStep(birthCouple),
    paternalSpread: 3,
  };
}

function givenName(role: number, { given }: Cluster): number {
  return (given + role * 5) % GIVEN_NAMES;
}

function secondName(role: number, { surname, given, region }: Cluster): number {
  return (region + 2 * given + role * 4 + surname) % REGIONS;
}

function unlistedGiven({ role }: Place, { given }: Cluster, distance: number): number {
  return (given + distance + role * 11) % GIVEN_NAMES;
}

function givenNames(sex: Sex): readonly string[] {
  return sex === 'F' ? FEMALE_NAMES : MALE_NAMES;
}

function secondNames(sex: Sex): readonly string[] {
  return sex === 'F' ? FEMALE_SECOND_NAMES : MALE_SECOND_NAMES;
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function inverse(value: number): number {
  const wanted = modulo(value, SURNAMES);
  let result = 1;
  while ((wanted * result) % SURNAMES !== 1) result++;
  return result;
}
