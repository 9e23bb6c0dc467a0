import { foundSubjects, subjectKeysOf } from './found-subjects.js';

const CPF = '52998224725';
const OTHER = '81841218570';
const MANUEL = { nome: 'MANUEL ROCHA', cpf: CPF };
const found = { kind: 'cpf', document: CPF, nome: 'MANUEL ROCHA', nascimento: '27/03/1980' };

describe('Whom a result is about', () => {
  it.each([
    [
      'cpf',
      { resultado: { dados_gerais: { ...MANUEL, nascimento: '27/03/1980' }, parentes: [{ CPF_VINCULO: OTHER }] } },
    ],
    ['cpf-mae', { resultado: { dados_gerais: { ...MANUEL, nascimento: '27/03/1980' } } }],
    ['cpf-2', { dados_pessoais: { ...MANUEL, nascimento: '27/03/1980' }, receita_federal: { situacao: 'REGULAR' } }],
    ['rg', { ...MANUEL, nascimento: '27/03/1980', rg: '4165482760' }],
    ['fotorj', { resultado: { dados_pessoais: { ...MANUEL, nascimento: '27/03/1980' } } }],
    ['telefone', { quantidade: 1, resultado: [{ ...MANUEL, data_nascimento: '27/03/1980' }] }],
    ['email', { resultado: { dados_pessoais: { ...MANUEL, nascimento: '27/03/1980', endereco: {} } } }],
    ['pix', { dados_pessoais: { ...MANUEL, nascimento: '27/03/1980' }, endereco: {} }],
  ] as const)('is read from a result of the type %s', (type, result) => {
    expect(foundSubjects(type, result)).toEqual([found]);
  });

  it('is a company by its name and CNPJ, and not a partner', () => {
    const company = { cnpj: '11222333000181', razao_social: 'PADARIA GUERRA', qsa: [MANUEL] };
    expect(foundSubjects('cnpj', company)).toEqual([
      { kind: 'cnpj', document: '11222333000181', nome: 'PADARIA GUERRA', nascimento: null },
    ]);
  });

  it.each([
    ['nome', { total: 1, resultados: [{ dados_cpf: MANUEL }] }],
    ['mae', { total: 1, resultado: [MANUEL] }],
    ['cep', { cep: '14062252' }],
    ['cep', { cep: '14062252', cpf: CPF }],
    ['telefone', { resultado: Array(6).fill(MANUEL) }],
    ['pix', { dados_pessoais: { nome: 'MANUEL', cpf: '***.982.247-**' } }],
    ['rg', null],
    ['telefone', 'x'],
  ] as const)('is nobody in a list of namesakes, without a document, or in what is no result: %s', (type, result) => {
    expect(foundSubjects(type, result)).toEqual([]);
  });

  it('is each of five people who have a telephone', () => {
    expect(foundSubjects('telefone', { resultado: Array(5).fill(MANUEL) })).toHaveLength(5);
  });

  it('is the company alone, whatever else its record holds', () => {
    const company = { cnpj: '11222333000181', razao_social: 'PADARIA GUERRA', dados_pessoais: MANUEL };
    expect(foundSubjects('cnpj', company)).toMatchObject([{ document: '11222333000181' }]);
  });

  it('finds a CPF that lost its zeros', () => {
    expect(foundSubjects('rg', { nome: 'ANA', cpf: '191' })).toMatchObject([{ document: '00000000191' }]);
  });
});

describe('What a lookup belongs to', () => {
  it('is who was asked for by document, even if nobody was found, and then who was found', () => {
    expect(subjectKeysOf('cpf', { cpf: CPF }, null)).toEqual([`cpf:${CPF}`]);
    expect(subjectKeysOf('cpf', { cpf: CPF }, { resultado: { dados_gerais: MANUEL } })).toEqual([`cpf:${CPF}`]);
    expect(subjectKeysOf('cpf-mae', { cpf: CPF }, { resultado: { dados_gerais: { cpf: OTHER } } })).toEqual([
      `cpf:${CPF}`,
      `cpf:${OTHER}`,
    ]);
    expect(subjectKeysOf('telefone', { telefone: '16927508896' }, null)).toEqual([]);
    expect(subjectKeysOf('cnpj', { cnpj: '11222333000181' }, null)).toEqual(['cnpj:11222333000181']);
  });
});
