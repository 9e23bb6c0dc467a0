import type { ResultPerson } from '@kernel/results/result-view';

export const ORDERS = {
  source: 'Ordem da fonte',
  name: 'Nome, de A a Z',
  youngest: 'Mais jovens primeiro',
  oldest: 'Mais velhas primeiro',
  state: 'UF',
} as const;

/** What a list of people is narrowed and sorted by; empty texts narrow nothing. */
export interface Narrowing {
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly mother: string;
  readonly order: keyof typeof ORDERS;
}

export const EVERYBODY: Narrowing = { state: '', from: '', to: '', mother: '', order: 'source' };

export function isNarrowed({ state, from, to, mother }: Narrowing): boolean {
  return [state, from, to, mother].some((text) => text.trim() !== '');
}

/** The people who fit, in order. Who lacks what is asked for does not fit, and who lacks what is sorted by comes last. */
export function narrowPeople(people: readonly ResultPerson[], by: Narrowing): readonly ResultPerson[] {
  return people.filter((person) => fits(person, by)).sort(COMPARE[by.order]);
}

function fits({ facets: { age, states, mother } }: ResultPerson, by: Narrowing): boolean {
  const [from, to] = [numberOr(by.from, Number.NEGATIVE_INFINITY), numberOr(by.to, Number.POSITIVE_INFINITY)];
  const aged = by.from.trim() === '' && by.to.trim() === '';
  return (
    (by.state === '' || states.includes(by.state)) &&
    (aged || (age !== null && age >= from && age <= to)) &&
    plain(by.mother)
      .split(' ')
      .every((word) => plain(mother ?? '').includes(word))
  );
}

const alphabet = new Intl.Collator('pt-BR', { sensitivity: 'base' });

type Compare = (one: ResultPerson, other: ResultPerson) => number;

const COMPARE: Readonly<Record<Narrowing['order'], Compare>> = {
  source: () => 0,
  name: (one, other) => alphabet.compare(one.name, other.name),
  youngest: (one, other) => (one.facets.age ?? 999) - (other.facets.age ?? 999),
  oldest: (one, other) => (other.facets.age ?? -1) - (one.facets.age ?? -1),
  state: (one, other) => alphabet.compare(one.facets.states[0] ?? 'ZZ', other.facets.states[0] ?? 'ZZ'),
};

function numberOr(text: string, otherwise: number): number {
  return text.trim() === '' || Number.isNaN(Number(text)) ? otherwise : Number(text);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}
