import { onePerson } from './one-person.js';
import { personOf } from './people-section.js';
import { field, fieldsSection } from './result-view.js';

const fields = [field('CPF', null), field('Situação', 'REGULAR')];

describe('A person of whom the source tells no name', () => {
  it('is not taken for somebody who has died', () => {
    expect(personOf({ name: null, cpf: null, birth: null, fields })).toMatchObject({
      name: 'Nome não informado',
      fields,
    });
  });

  it('and who has died is shown with what is left alone', () => {
    const { name, fields: left } = personOf({ name: ' ', cpf: null, birth: '1980-03-27', died: true, fields });
    expect([name, left]).toEqual(['Pessoa falecida', [field('Situação', 'REGULAR')]]);
  });
});

describe('A person who has died and is named', () => {
  it('keeps the labels that nobody filled, in a list and alone', () => {
    expect(personOf({ name: 'ANA', cpf: null, birth: '1980-03-27', died: true, fields })).toMatchObject({
      fields,
      facets: { age: null },
    });
    const sections = [fieldsSection('x', 'X', [field('CPF', null)])];
    const view = onePerson({ nome: 'ANA', obito: 'SIM' }, 'REGULAR', sections, []);
    expect([view.sections, view.facts]).toEqual([sections, []]);
  });
});
