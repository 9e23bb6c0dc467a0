import { CLUSTERS, husbandsCluster, wifesCluster } from './cluster.js';

/** How many people one cluster has, and the whole world: one for every CPF that exists. */
export const ROLES = 30;
export const PEOPLE = CLUSTERS * ROLES;

export type Sex = 'F' | 'M';
export type Generation = 0 | 1 | 2 | 3;

/**
 * The place of one person: roles 0–1 are the founding couple, 2–5 their four children, 6–13 the children of the two
 * daughters, 14–29 those of the four granddaughters. A family's four children are two daughters and then two sons.
 */
export interface Place {
  index: number;
  cluster: number;
  role: number;
  generation: Generation;
  sex: Sex;
  /** Number of the couple this person was born to, within its generation (0 for founders and their children). */
  birthCouple: number;
  /** 0..3 within the family; 0–1 daughters, 2–3 sons. */
  child: number;
  /** Number of the couple this person forms within its generation, or -1. */
  couple: number;
}

const GENERATION_START = [0, 2, 6, 14, ROLES] as const;

export function placeAt(index: number): Place {
  const role = index % ROLES;
  const cluster = (index - role) / ROLES;
  if (role < 2) {
    return { index, cluster, role, generation: 0, sex: role ? 'F' : 'M', birthCouple: 0, child: 0, couple: 0 };
  }
  const generation = role < 6 ? 1 : role < 14 ? 2 : 3;
  const rank = role - GENERATION_START[generation];
  const child = rank % 4;
  const birthCouple = (rank - child) / 4;
  const couple = generation === 3 ? -1 : birthCouple * 2 + (child % 2);
  return { index, cluster, role, generation, sex: child < 2 ? 'F' : 'M', birthCouple, child, couple };
}

export function indexOf(cluster: number, role: number): number {
  return cluster * ROLES + role;
}

/** Index of the mother, or null for founders, whose parents have no CPF. */
export function motherOf({ generation, cluster, birthCouple }: Place): number | null {
  if (generation === 0) return null;
  if (generation === 1) return indexOf(cluster, 1);
  return indexOf(cluster, daughterRole(generation === 2 ? 1 : 2, birthCouple));
}

/** Index of the father, or null for founders. */
export function fatherOf({ generation, cluster, birthCouple }: Place): number | null {
  if (generation === 0) return null;
  if (generation === 1) return indexOf(cluster, 0);
  const parents = generation === 2 ? 1 : 2;
  return indexOf(husbandsCluster(cluster, parents, birthCouple), sonRole(parents, birthCouple));
}

/** Index of the husband or wife, or null for the youngest generation. */
export function partnerOf({ generation, cluster, role, sex, couple }: Place): number | null {
  if (generation === 3) return null;
  if (generation === 0) return indexOf(cluster, 1 - role);
  return sex === 'F'
    ? indexOf(husbandsCluster(cluster, generation, couple), sonRole(generation, couple))
    : indexOf(wifesCluster(cluster, generation, couple), daughterRole(generation, couple));
}

/** Indexes of the four children, or none for the youngest generation. */
export function childrenOf(place: Place): number[] {
  const home = homeOf(place);
  if (place.generation === 3) return [];
  const first = GENERATION_START[(place.generation + 1) as Generation] + 4 * place.couple;
  return [0, 1, 2, 3].map((child) => indexOf(home.cluster, first + child));
}

/** The other children of the same parents. */
export function siblingsOf({ generation, cluster, role, child }: Place): number[] {
  if (generation === 0) return [];
  return [0, 1, 2, 3].filter((other) => other !== child).map((other) => indexOf(cluster, role - child + other));
}

/** How many homes a cluster has: the founders', two of their daughters, four of their granddaughters. */
export const HOMES = 7;

/** The home a person lives in: couples with the wife's line, the youngest generation with its parents. */
export function homeOf(place: Place): { cluster: number; home: number } {
  const { generation, cluster, sex, couple, birthCouple } = place;
  if (generation === 0) return { cluster, home: 0 };
  if (generation === 3) return { cluster, home: 3 + birthCouple };
  const home = (generation === 1 ? 1 : 3) + couple;
  return { cluster: sex === 'F' ? cluster : wifesCluster(cluster, generation, couple), home };
}

/** Indexes of everybody who lives in a home: `homeOf` read backwards. */
export function residentsOf({ cluster, home }: { cluster: number; home: number }): number[] {
  if (home === 0) return [indexOf(cluster, 0), indexOf(cluster, 1)];
  const generation = home < 3 ? 1 : 2;
  const couple = home - (generation === 1 ? 1 : 3);
  const wife = placeAt(indexOf(cluster, daughterRole(generation, couple)));
  const parents = [wife.index, partnerOf(wife) as number];
  return generation === 1 ? parents : [...parents, ...childrenOf(wife)];
}

function daughterRole(generation: 1 | 2, couple: number): number {
  return GENERATION_START[generation] + (couple >> 1) * 4 + (couple % 2);
}

function sonRole(generation: 1 | 2, couple: number): number {
  return daughterRole(generation, couple) + 2;
}
