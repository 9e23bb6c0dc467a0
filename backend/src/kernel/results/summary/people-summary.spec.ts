import type { ResultPerson } from '../result-view.js';
import { summaryOfPeople } from './people-summary.js';

const PERSON: ResultPerson = {
  name: 'ANA LIMA',
  facts: [],
  related: null,
  fields: [],
  addresses: [],
  facets: { age: 1, states: ['SP'], mother: null },
};

describe('What a list of people says in short', () => {
  it('says one as one', () => {
    expect(summaryOfPeople([PERSON], 2, false, 'UF').map(({ value, note }) => [value, note])).toEqual([
      ['2', '1 lida até agora'],
      ['1 em SP', 'na única lida'],
      ['1 ano', 'na única lida'],
      [null, 'na única lida'],
    ]);
  });
});
