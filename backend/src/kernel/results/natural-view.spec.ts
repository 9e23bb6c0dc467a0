import { municipalityName } from '../municipalities.js';
import { inNaturalCase, naturalText } from './natural-view.js';
import type { ResultItem, ResultPerson, ResultView } from './result-view.js';

const say = (text: string) => naturalText(text, municipalityName);
const item: ResultItem = {
  title: 'RUA AUGUSTA',
  details: [
    { label: 'BAIRRO', value: 'CENTRO' },
    { label: 'Complemento', value: null },
  ],
  links: [{ kind: 'map', label: 'VER', href: 'https://MAPA' }],
  related: { type: 'nome', document: 'ANA LIMA' },
};
const person: ResultPerson = {
  name: 'ANA LIMA',
  facts: ['SAO LUIS, MA'],
  related: { type: 'cpf', document: '52998224725' },
  fields: [{ label: 'MAE', value: 'RUTE LIMA' }],
  addresses: [item],
  facets: { age: 46, states: ['MA'], mother: 'RUTE LIMA' },
};
const view: ResultView = {
  title: 'MARIA DA SILVA',
  document: 'RUTE LIMA',
  documentLabel: 'CPF',
  status: { text: 'PENDENTE DE REGULARIZACAO', tone: 'caution' },
  facts: ['RIBEIRAO PRETO, SP'],
  summary: [
    { label: 'MAE', value: 'RUTE LIMA', note: 'CASA VERDE · SAO PAULO, SP', section: 'x' },
    { label: 'PAI', value: null, section: 'x' },
  ],
  sections: [
    {
      id: 'x',
      title: 'DADOS',
      blocks: [
        { kind: 'fields', fields: [{ label: 'NOME', value: 'ANA LIMA' }] },
        { kind: 'items', title: 'CASAS', items: [item] },
        {
          kind: 'people',
          people: [person, { ...person, facets: { ...person.facets, mother: null } }],
          stateLabel: 'UF',
        },
        {
          kind: 'scores',
          scores: [
            { name: 'CSBA', points: 1, words: 'ALTO RISCO', tone: 'bad' },
            { name: 'CSB8', points: 1, words: null, tone: 'bad' },
          ],
        },
        { kind: 'photo', photo: { src: 'DATA', alt: 'Foto de ANA LIMA' } },
        { kind: 'photo', photo: { src: null, alt: 'Foto da pessoa' } },
      ],
    },
  ],
};

describe('A view in natural case', () => {
  it('says as people write it whatever a source wrote, and keeps labels, links and documents', () => {
    const naturalItem = {
      ...item,
      title: 'Rua Augusta',
      details: [
        { label: 'BAIRRO', value: 'Centro' },
        { label: 'Complemento', value: null },
      ],
    };
    const naturalPerson = {
      ...person,
      name: 'Ana Lima',
      facts: ['São Luís, MA'],
      fields: [{ label: 'MAE', value: 'Rute Lima' }],
      addresses: [naturalItem],
      facets: { age: 46, states: ['MA'], mother: 'Rute Lima' },
    };
    expect(inNaturalCase(view, say)).toEqual({
      title: 'Maria da Silva',
      document: 'Rute Lima',
      documentLabel: 'CPF',
      status: { text: 'Pendente de regularização', tone: 'caution' },
      facts: ['Ribeirão Preto, SP'],
      summary: [
        { label: 'MAE', value: 'Rute Lima', note: 'Casa Verde · São Paulo, SP', section: 'x' },
        { label: 'PAI', value: null, note: null, section: 'x' },
      ],
      sections: [
        {
          id: 'x',
          title: 'DADOS',
          blocks: [
            { kind: 'fields', fields: [{ label: 'NOME', value: 'Ana Lima' }] },
            { kind: 'items', title: 'CASAS', items: [naturalItem] },
            {
              kind: 'people',
              people: [naturalPerson, { ...naturalPerson, facets: { ...naturalPerson.facets, mother: null } }],
              stateLabel: 'UF',
            },
            {
              kind: 'scores',
              scores: [
                { name: 'CSBA', points: 1, words: 'Alto risco', tone: 'bad' },
                { name: 'CSB8', points: 1, words: null, tone: 'bad' },
              ],
            },
            { kind: 'photo', photo: { src: 'DATA', alt: 'Foto de Ana Lima' } },
            { kind: 'photo', photo: { src: null, alt: 'Foto da pessoa' } },
          ],
        },
      ],
    });
    expect(inNaturalCase({ ...view, status: null }, say).status).toBeNull();
  });

  it.each([
    ['CIDADE NOVA, SP', 'Cidade Nova, SP'],
    ['RIBEIRAO PRETO, SP, BRASIL', 'Ribeirao Preto, Sp, Brasil'],
    ['RIBEIRAO PRETO', 'Ribeirao Preto'],
    ['RUA A, 10', 'Rua A, 10'],
    ['CENTRO · RIBEIRAO PRETO, SP · 1 de 2', 'Centro · Ribeirão Preto, SP · 1 de 2'],
  ])('says %j as %j', (text, natural) => {
    expect(say(text)).toBe(natural);
  });
});
