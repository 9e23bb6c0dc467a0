import { relatedField, relatedLabel, relatedPerson, relatedTo, shownDocument, toldOf } from './related.js';
import type { RelatedType, ResultItem } from './result-view.js';

describe('What can be looked up in turn', () => {
  it.each<[RelatedType, unknown, string | null]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '***.982.247-**', null],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '11.222.333/0001-82', null],
    ['telefone', '(11) 98765-4321', '11987654321'],
    ['telefone', '123', null],
    ['cep', '01001-000', '01001000'],
    ['cep', '123', null],
    ['rg', '41.654.827-x', '41654827X'],
    ['rg', '12', null],
    ['nome', ' Ana   Lima ', 'Ana Lima'],
    ['nome', 'Ana', null],
    ['nome', 'Ana 2 Lima', null],
    ['nome', 'PADARIA LTDA', null],
    ['nome', 'PADARIA S.A.', null],
    ['nome', 'PADARIA SA', null],
    ['nome', 'LIMA PARTICIPACOES', null],
    ['nome', 'LTDA LIMA', 'LTDA LIMA'],
    ['nome', null, null],
  ])('as %s of %j is %j', (type, value, document) => {
    expect(relatedTo(type, value)).toEqual(document && { type, document });
  });

  it('is a person by the CPF, else by the name', () => {
    expect(relatedPerson('Ana Lima', '52998224725')).toEqual({ type: 'cpf', document: '52998224725' });
    expect(relatedPerson('Ana Lima', '***.982.247-**')).toEqual({ type: 'nome', document: 'Ana Lima' });
    expect(relatedPerson('Ana Lima')).toEqual({ type: 'nome', document: 'Ana Lima' });
    expect(relatedPerson(null)).toBeNull();
  });

  it('is written with its punctuation in a field, and as it came where it is none', () => {
    expect(relatedField('CPF', 'cpf', '52998224725')).toMatchObject({ label: 'CPF', value: '529.982.247-25' });
    expect(relatedField('CPF', 'cpf', '***.982.247-**')).toEqual({ label: 'CPF', value: '***.982.247-**' });
  });

  it('is shown in lists with the CPF masked, and a name as people write it', () => {
    expect(shownDocument({ type: 'cpf', document: '52998224725' })).toBe('***.982.247-**');
    expect(shownDocument({ type: 'cnpj', document: '11222333000181' })).toBe('11.222.333/0001-81');
    expect(shownDocument({ type: 'nome', document: 'ANA LIMA' })).toBe('Ana Lima');
    expect(relatedLabel({ type: 'cnpj', document: '1' })).toBe('CNPJ');
  });
});

describe('What is told under an item', () => {
  const told = (change: Partial<ResultItem>) =>
    toldOf({ title: 'X', details: [], links: [], related: null, ...change });
  const cnpj = { type: 'cnpj', document: '11222333000181' } as const;

  it('are its filled details, after the document', () => {
    const details = [
      { label: 'Situação', value: 'ATIVA' },
      { label: 'Sócios', value: null },
    ];
    expect(told({ details })).toEqual([{ label: 'Situação', value: 'ATIVA' }]);
    expect(told({ details, related: cnpj })).toEqual([
      { label: 'CNPJ', value: '11.222.333/0001-81' },
      { label: 'Situação', value: 'ATIVA' },
    ]);
  });

  it('is no document that its title or a detail says already, nor a name', () => {
    expect(told({ title: '11.222.333/0001-81', related: cnpj })).toEqual([]);
    expect(told({ details: [{ label: 'CNPJ', value: '1' }], related: cnpj })).toEqual([{ label: 'CNPJ', value: '1' }]);
    expect(told({ related: { type: 'nome', document: 'ANA LIMA' } })).toEqual([]);
  });
});
