import {
  countOf,
  emptyFieldsIn,
  field,
  fieldsSection,
  itemsSection,
  type ResultBlock,
  type ResultItem,
  type ResultPerson,
  type ResultView,
  withoutEmpty,
  withoutWithheld,
} from './result-view.js';

const item: ResultItem = { title: 'Rua', details: [], links: [], related: null };
const person = {
  name: 'Ana',
  fields: [field('CPF', null), field('Mãe', null), field('Nome', 'Ana')],
} as unknown as ResultPerson;
const fields: ResultBlock = { kind: 'fields', fields: [field('Nome', ' Ana '), field('Mãe', ' ')] };
const section = (id: string, ...blocks: ResultBlock[]) => ({ id, title: id, blocks });
const photo: ResultBlock = { kind: 'photo', photo: { src: null, alt: 'Foto' } };
const people: ResultBlock = { kind: 'people', people: [person, person], stateLabel: 'UF' };
const scores: ResultBlock = { kind: 'scores', scores: [{ name: 'CSBA', points: 1, words: null, tone: 'bad' }] };
const view = (...sections: ResultView['sections'][number][]) => ({ sections }) as unknown as ResultView;

describe('A section', () => {
  it('loses its empty fields, and the blocks that are empty then', () => {
    const empty: ResultBlock = { kind: 'fields', fields: [field('Pai', null)] };
    expect(withoutEmpty(section('x', fields, empty, { kind: 'items', items: [] }))).toEqual(
      section('x', { kind: 'fields', fields: [{ label: 'Nome', value: 'Ana' }] }),
    );
  });

  it.each<[string, ResultBlock[], number]>([
    ['its filled fields', [fields], 1],
    ['its items, and no fields beside them', [fields, { kind: 'items', items: [item, item] }], 2],
    ['its people', [people], 2],
    ['its scores', [scores], 1],
    ['its photo', [photo], 1],
    ['nothing', [], 0],
  ])('counts %s', (_, blocks, count) => {
    expect(countOf(section('x', ...blocks))).toBe(count);
  });

  it('of what is withheld is shown where something is left, but for the photo', () => {
    const empty = fieldsSection('a', 'A', [field('Pai', null)]);
    const left = withoutWithheld([empty, section('foto', photo), section('x', fields), itemsSection('b', 'B', [])]);
    expect(left).toEqual([section('x', { kind: 'fields', fields: [{ label: 'Nome', value: 'Ana' }] })]);
  });
});

describe('What a view leaves open', () => {
  it('are the labels without a value, also of each person', () => {
    expect(emptyFieldsIn(view(section('x', fields, fields)))).toBe(2);
    expect(emptyFieldsIn(view(section('x', people)))).toBe(4);
  });

  it('is one thing where a section has nothing at all, and none where it has no labels', () => {
    expect(emptyFieldsIn(view(itemsSection('x', 'X', [])))).toBe(1);
    expect(emptyFieldsIn(view(itemsSection('x', 'X', [item]), section('y', scores)))).toBe(0);
    expect(emptyFieldsIn(view())).toBe(0);
  });
});
