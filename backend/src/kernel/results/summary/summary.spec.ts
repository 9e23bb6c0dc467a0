import type { SourceRecord } from '../../source-record.js';
import type { ResultPerson } from '../result-view.js';
import { companySummary } from './company-summary.js';
import { addressFact, bestPhoneFact, line, ofDeceased, registrationFact } from './parts.js';
import { summaryOfPeople } from './people-summary.js';
import { personSummary } from './person-summary.js';

const person = (age: number | null, mother: string | null, ...states: string[]) =>
  ({ facets: { age, states, mother } }) as unknown as ResultPerson;
const ofPeople = (...people: ResultPerson[]) =>
  summaryOfPeople(people, people.length, false, 'UF').map(({ value }) => value);

describe('A list of people in few facts', () => {
  it('names the three states with most people, and how many more there are', () => {
    const states = ['SP', 'RJ', 'RJ', 'MG', 'MG', 'MG', 'BA', 'AC'].map((state) => person(null, null, state));
    expect(ofPeople(...states)).toEqual(['8', '3 em MG · 2 em RJ · 1 em SP · mais 2', null, null]);
    expect(ofPeople(...states.slice(0, 6))[1]).toBe('3 em MG · 2 em RJ · 1 em SP');
  });

  it('tells the ages from the least to the most, and the mothers', () => {
    const [, , ages, mothers] = ofPeople(person(40, 'RUTE'), person(20, 'EVA'), person(30, 'RUTE'), person(null, null));
    expect([ages, mothers]).toEqual(['20 a 40 anos', '2 nomes de mãe diferentes']);
    expect(ofPeople(person(20, 'EVA')).slice(2)).toEqual(['20 anos', '1 nome de mãe']);
    expect(ofPeople()).toEqual(['0', null, null, null]);
  });

  it('says one as one', () => {
    const facts = summaryOfPeople([person(1, null, 'SP')], 2, false, 'UF');
    expect(facts.map(({ value, note }) => [value, note])).toEqual([
      ['2', '1 lida até agora'],
      ['1 em SP', 'na única lida'],
      ['1 ano', 'na única lida'],
      [null, 'na única lida'],
    ]);
  });
});

describe('The parts of a summary', () => {
  it('are joined in one line where they are told', () => {
    expect(line('a', null, false, undefined, 'b')).toBe('a · b');
    expect(line(null, false)).toBeNull();
  });

  it('say since when only what is registered', () => {
    expect(registrationFact('REGULAR', '2011-01-29', 'x')).toMatchObject({ note: 'desde 29/01/2011', tone: 'good' });
    expect(registrationFact(null, '2011-01-29', 'x')).toMatchObject({ value: null, note: null });
  });

  it('of the deceased are what is told, none of it as good', () => {
    const facts = [
      { label: 'A', value: 'a', tone: 'good', section: 'x' },
      { label: 'B', value: 'b', tone: 'bad', section: 'x' },
      { label: 'C', value: 'c', section: 'x' },
      { label: 'D', value: null, section: 'x' },
    ] as const;
    expect(ofDeceased(facts)).toEqual([{ ...facts[0], tone: 'neutral' }, facts[1], facts[2]]);
  });

  it.each([
    [['1133334444'], 'SP', '(11) 3333-4444', 'Telefone', 'Fixo · DDD de SP'],
    [['1133334444'], null, '(11) 3333-4444', 'Telefone', 'Fixo'],
    [['2133334444', '1133334444'], 'SP', '(11) 3333-4444', 'Melhor telefone', 'Fixo · DDD de SP · 1 de 2'],
    [['2133334444', '3133334444'], 'SP', '(21) 3333-4444', 'Melhor telefone', 'Fixo · 1 de 2'],
    [['02133334444'], null, '(21) 3333-4444', 'Telefone', 'Fixo'],
    [['08001234567'], null, '(08) 00123-4567', 'Telefone', null],
    [['1198765432'], null, '(11) 9876-5432', 'Telefone', 'Móvel'],
    [['5511987654321'], 'SP', '(11) 98765-4321', 'Telefone', 'Móvel · DDD de SP'],
    [['1133334444', '2198765432'], 'SP', '(21) 9876-5432', 'Melhor telefone', 'Móvel · 1 de 2'],
    [['1133334444', '21987654321'], 'SP', '(21) 98765-4321', 'Melhor telefone', 'Móvel · 1 de 2'],
    [['21987654321', '11987654321'], 'SP', '(11) 98765-4321', 'Melhor telefone', 'Móvel · DDD de SP · 1 de 2'],
  ])('try of %j in %s first %s', (phones, state, value, label, note) => {
    expect(bestPhoneFact(phones, state, 'x')).toMatchObject({ value, label, note });
  });

  it('tell the first of several addresses, or where it lies', () => {
    const home = { logr_tipo: 'RUA', logr_nome: 'A', logr_numero: '1', bairro: 'CENTRO', cidade: 'SANTOS', uf: 'SP' };
    expect(addressFact(home, 'x')).toMatchObject({ label: 'Endereço', value: 'RUA A, 1', note: 'CENTRO · SANTOS, SP' });
    expect(addressFact(home, 'x', 2)).toMatchObject({
      label: 'Primeiro endereço',
      note: 'CENTRO · SANTOS, SP · 1 de 2',
    });
    expect(addressFact({ municipio: 'SANTOS', estado: 'SP' }, 'x')).toMatchObject({ value: 'SANTOS, SP', note: null });
    expect(addressFact(undefined, 'x').value).toBeNull();
  });
});

describe('A person in few facts', () => {
  const factOf = (label: string, record: SourceRecord) =>
    personSummary(record, false).find((fact) => fact.label.startsWith(label));

  it.each([
    [[{ CSB8_FAIXA: 'ALTO RISCO', CSBA: '742' }], 'Score CSBA', '742 de 1000'],
    [[{ CSB8: 'SEM SCORE', CSBA_FAIXA: 'ALTO RISCO' }], 'Score CSBA', 'ALTO RISCO'],
    [[{ CSB8: 'SEM SCORE' }, { CSBA: '-1' }], 'Score CSB8', 'SEM SCORE'],
    [[], 'Score', null],
  ])('has of the scores %j the first with points, else with a band', (score, label, value) => {
    expect(factOf('Score', { score })).toMatchObject({ label, value });
  });

  it('has the first address that tells anything, and counts no other', () => {
    const [blank, one, other] = [{ logr_nome: null }, { logr_nome: 'A', uf: 'SP' }, { cidade: 'SANTOS' }];
    expect(factOf('Primeiro endereço', { enderecos: [blank, one, other] })).toMatchObject({
      value: 'A',
      note: 'SP · 1 de 2',
    });
    expect(factOf('Endereço', { enderecos: [blank, one] })).toMatchObject({ value: 'A', note: 'SP' });
    const telefones_list = [{ ddd: '11', telefone: '33334444' }];
    expect(factOf('Telefone', { enderecos: [blank, one], telefones_list })?.note).toBe('Fixo · DDD de SP');
  });

  it('has the income of the first record that tells it', () => {
    const poder_aquisitivo = [{ faixa_poder_aquisitivo: null }, { faixa_poder_aquisitivo: 'ATE 2.000' }];
    expect(factOf('Renda', { poder_aquisitivo })).toMatchObject({ value: 'ATE 2.000' });
  });

  it('has the income, or else its band', () => {
    const poder_aquisitivo = [{ faixa_poder_aquisitivo: 'ATE 2.000' }];
    expect(factOf('Renda', { poder_aquisitivo })).toMatchObject({ value: 'ATE 2.000', note: null });
    expect(factOf('Renda', { dados_gerais: { renda: 'X' }, poder_aquisitivo })).toMatchObject({
      value: 'X',
      note: 'ATE 2.000',
    });
  });

  it.each([
    [['ATIVA'], 'X', 'ATIVA'],
    [['ATIVA', 'BAIXADA'], '2 empresas', '1 ativa'],
    [['ATIVA', 'ATIVA', 'INATIVA', 'ATIVA EM PARTE', null], '5 empresas', '2 ativas'],
    [['BAIXADA', 'BAIXADA'], '2 empresas', '0 ativas'],
    [[null, 'BAIXADA'], '2 empresas', '0 ativas'],
    [[null, ''], '2 empresas', null],
    [[null], 'X', null],
  ])('has of companies that are %j: %s, %s', (states, value, note) => {
    const empresas = states.map((situacao_cadastral) => ({ razao_social: 'X', situacao_cadastral }));
    expect(factOf('Empresas', { empresas })).toMatchObject({ value, note });
  });
});

describe('A company in few facts', () => {
  const factOf = (label: string, record: SourceRecord) =>
    companySummary(record).find((fact) => fact.label.startsWith(label));

  it('is told with its size and capital, or with the one that is known', () => {
    expect(factOf('Porte', { porte: 'ME', capital_social: 1 })?.note?.replace(/\s/g, ' ')).toBe(
      'Capital social de R$ 1,00',
    );
    expect(factOf('Porte', { capital_social: 1 })).toMatchObject({ value: 'R$\u00a01,00', note: null });
    expect(factOf('Porte', { porte: 'ME' })).toMatchObject({ value: 'ME', note: null });
  });

  it('is told with who stands behind it', () => {
    const ana = { nome: 'ANA', qualificacao: 'SOCIA' };
    expect(factOf('Sócio', { qsa: [ana] })).toMatchObject({ label: 'Sócio', value: 'ANA', note: 'SOCIA' });
    expect(factOf('2 sócios', { qsa: [ana, {}] })).toMatchObject({ value: 'ANA', note: 'e mais 1' });
    expect(factOf('Sócios', {})).toMatchObject({ value: 'Nenhum informado', section: 'socios' });
    expect(factOf('Sócios', { natureza_juridica: 'Sociedade Unipessoal' })).toMatchObject({ value: 'Não tem' });
  });

  it('is told with its telephone, or else its e-mail', () => {
    expect(factOf('Contato', { email: 'a@b.c' })).toEqual({ label: 'Contato', value: 'a@b.c', section: 'contatos' });
    expect(factOf('Contato', { telefones: ['1133334444'], endereco: { uf: 'SP' } })?.note).toBe('Fixo · DDD de SP');
  });
});
