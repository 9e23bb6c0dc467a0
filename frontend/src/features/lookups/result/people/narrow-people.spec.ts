import type { ResultPerson } from '@kernel/results/result-view';
import { EVERYBODY, isNarrowed, narrowPeople } from './narrow-people';

const person = (name: string, age: number | null, states: readonly string[], mother: string | null): ResultPerson => ({
  name,
  facts: [],
  related: null,
  fields: [],
  addresses: [],
  facets: { age, states, mother },
});
const PEOPLE = [
  person('Zélia', 30, ['SP'], 'Rute Conceição Prado'),
  person('Ana', 61, ['RJ', 'SP'], 'Marta Lima'),
  person('Élcio', null, [], null),
];
const names = (by: Partial<typeof EVERYBODY>) => narrowPeople(PEOPLE, { ...EVERYBODY, ...by }).map(({ name }) => name);

it('shows everybody in the order of the source while nothing is asked for', () => {
  expect(names({})).toEqual(['Zélia', 'Ana', 'Élcio']);
  expect(isNarrowed({ ...EVERYBODY, order: 'name' })).toBe(false);
  expect(isNarrowed({ ...EVERYBODY, from: '18' })).toBe(true);
});

it.each([
  ['a state, also of a second address', { state: 'SP' }, ['Zélia', 'Ana']],
  ['an age at least, which nobody of unknown age has', { from: '31' }, ['Ana']],
  ['an age at most', { to: '30' }, ['Zélia']],
  ["words of the mother's name, without accents or case", { mother: 'prado  conceicao' }, ['Zélia']],
  ['all of them together', { state: 'SP', from: '18', mother: 'lima' }, ['Ana']],
])('narrows by %s', (_, by, found) => {
  expect(names(by)).toEqual(found);
});

it.each([
  ['name' as const, ['Ana', 'Élcio', 'Zélia']],
  ['youngest' as const, ['Zélia', 'Ana', 'Élcio']],
  ['oldest' as const, ['Ana', 'Zélia', 'Élcio']],
  ['state' as const, ['Ana', 'Zélia', 'Élcio']],
])('sorts by %s, those who lack it last', (order, sorted) => {
  expect(names({ order })).toEqual(sorted);
});
