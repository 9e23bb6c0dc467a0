import { modulo } from './mix.js';

/**
 * A cluster is the line of one founding couple: thirty people in four generations. Its number is read as four
 * remainders, and marriages are additions on them: every husband and wife find each other by arithmetic, and
 * surnames, given names and regions can be read backwards.
 */
export interface Cluster {
  /** 0..136, the founder's surname. */
  surname: number;
  /** 0..100, how far the surnames of those who marry in lie apart. */
  spread: number;
  /** 0..72, where the given names start. */
  given: number;
  /** 0..32, the telephone area all of them live in. */
  region: number;
}

export const SURNAMES = 137;
export const SPREADS = 101;
export const GIVEN_NAMES = 73;
export const REGIONS = 33;
export const CLUSTERS = SURNAMES * SPREADS * GIVEN_NAMES * REGIONS;

const SURNAME_UNIT = chineseUnit(SURNAMES);
const SPREAD_UNIT = chineseUnit(SPREADS);
const GIVEN_UNIT = chineseUnit(GIVEN_NAMES);
const REGION_UNIT = chineseUnit(REGIONS);

export function clusterAt(number: number): Cluster {
  return {
    surname: number % SURNAMES,
    spread: number % SPREADS,
    given: number % GIVEN_NAMES,
    region: number % REGIONS,
  };
}

export function clusterNumber({ surname, spread, given, region }: Cluster): number {
  return (surname * SURNAME_UNIT + spread * SPREAD_UNIT + given * GIVEN_UNIT + region * REGION_UNIT) % CLUSTERS;
}

/** The cluster where the wives of this cluster's couple find their husbands; the couple counts within its generation. */
export function husbandsCluster(number: number, generation: 1 | 2, couple: number): number {
  return shifted(number, generation, couple, 1);
}

/** The cluster of the wife, seen from the husband's. */
export function wifesCluster(number: number, generation: 1 | 2, couple: number): number {
  return shifted(number, generation, couple, -1);
}

function shifted(number: number, generation: 1 | 2, couple: number, direction: 1 | -1): number {
  const cluster = clusterAt(number);
  const surnames = generation === 1 ? cluster.spread + firstStep(couple) : 2 * cluster.spread + secondStep(couple);
  const givens = generation === 1 ? 1 + couple : 5 + couple;
  return clusterNumber({
    ...cluster,
    surname: modulo(cluster.surname + direction * surnames, SURNAMES),
    given: modulo(cluster.given + direction * givens, GIVEN_NAMES),
  });
}

/** Surname distance, beyond the spread, between the families of a couple of the second generation. */
export function firstStep(couple: number): number {
  return 7 + 5 * couple;
}

/** Surname distance, beyond twice the spread, between the clusters of a couple of the third generation. */
export function secondStep(couple: number): number {
  return 11 + 3 * couple;
}

function chineseUnit(modulus: number): number {
  const rest = SURNAMES * SPREADS * GIVEN_NAMES * REGIONS;
  const others = rest / modulus;
  let inverse = 1;
  while ((others * inverse) % modulus !== 1) inverse++;
  return (others * inverse) % rest;
}
