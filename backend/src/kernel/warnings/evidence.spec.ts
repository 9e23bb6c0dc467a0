import type { LookupType } from '../lookup-catalogue.js';
import { warningsOf } from './warnings-of.js';

const TODAY = '2026-11-22';
const general = { situacao_cadastral: 'REGULAR', renda: '3250.50', rg: '416548276' };
const address = { cidade: 'BELO HORIZONTE', uf: 'MG', cep: '30110000' };
const person = {
  dados_gerais: general,
  rg_dados: { rg: '41.654.827-6' },
  score: [],
  poder_aquisitivo: [{ faixa_poder_aquisitivo: 'DE R$ 3000 ATE R$ 5000' }],
  telefones_list: [{ telefone_completo: '(31) 987654402' }],
  emails_list: [],
  empresas: [],
  enderecos: [address],
};
const personWith = (changed: object) => ({ resultado: { ...person, ...changed } });
const generalWith = (changed: object) => personWith({ dados_gerais: { ...general, ...changed } });
const company = {
  situacao_cadastral: 'ATIVA',
  tipo: 'MATRIZ',
  capital_social: 85000,
  data_inicio_atividade: '2019-10-15',
  endereco: { municipio: 'BELO HORIZONTE', uf: 'MG', cep: '30110000' },
  telefones: ['3133224402'],
  qsa: [{ nome: 'HELENA PRADO' }],
};
const holder = { status_cpf: 'REGULAR', ddd: '31', telefone: '987654402', ...address };
const identity = { nome: 'HELENA PRADO', cpf: '52998224725', nascimento: '14/03/1987', mae: 'RUTE PRADO' };

const look = (type: LookupType, data: unknown, month: string | null = null) => warningsOf(type, data, month, TODAY);
/** Each fact as `rule: label = value (topic)`. */
const facts = (type: LookupType, data: unknown, month: string | null = null) =>
  look(type, data, month).warnings.flatMap(({ rule, evidence }) =>
    evidence.map(({ label, value, topic }) => `${rule}: ${label} = ${value} (${topic})`),
  );
const texts = (type: LookupType, data: unknown) => look(type, data).warnings.map(({ text }) => text);

describe('What a warning rests on', () => {
  it.each<[LookupType, unknown, string[]]>([
    [
      'cpf',
      generalWith({ situacao_cadastral: 'SUSPENSA', data_situacao_cadastral: '29/01/2011' }),
      [
        'registration: Situação cadastral = SUSPENSA (registration)',
        'registration: Situação desde = 29/01/2011 (registration)',
      ],
    ],
    [
      'cpf',
      generalWith({ situacao_cadastral: 'SUSPENSA' }),
      ['registration: Situação cadastral = SUSPENSA (registration)'],
    ],
    [
      'cpf',
      generalWith({ situacao_cadastral: 'SUSPENSA', data_situacao_cadastral: '2011-01-29' }),
      [
        'registration: Situação cadastral = SUSPENSA (registration)',
        'registration: Situação desde = 29/01/2011 (registration)',
      ],
    ],
    [
      'cpf',
      generalWith({ data_obito: '20190503' }),
      ['deceased: Óbito = 03/05/2019 (registration)', 'deceased: Situação cadastral = REGULAR (registration)'],
    ],
    [
      'cpf',
      generalWith({ data_obito: '03/05/2019' }),
      ['deceased: Óbito = 03/05/2019 (registration)', 'deceased: Situação cadastral = REGULAR (registration)'],
    ],
    [
      'cpf',
      personWith({ score: [{ CSB8: '216', CSB8_FAIXA: 'ALTO RISCO', CSBA: '150' }] }),
      ['low-score: CSB8 = 216 de 1000 · ALTO RISCO (score)', 'low-score: CSBA = 150 de 1000 (score)'],
    ],
    [
      'cpf',
      personWith({ score: [{ CSB8_FAIXA: 'BAIXO RISCO', CSBA_FAIXA: 'ALTO RISCO' }] }),
      ['scores-disagree: CSB8 = BAIXO RISCO (score)', 'scores-disagree: CSBA = ALTO RISCO (score)'],
    ],
    [
      'cpf',
      generalWith({ rg: '999999999' }),
      ['cards-differ: RG = 999999999 (documents)', 'cards-differ: RG = 41.654.827-6 (documents)'],
    ],
    [
      'cpf',
      personWith({
        empresas: [
          { razao_social: 'X', cnpj: '1', situacao_cadastral: 'INAPTA' },
          { cnpj: '2', situacao_cadastral: 'INAPTA' },
          { situacao_cadastral: 'INAPTA' },
        ],
      }),
      [
        'companies-not-active: INAPTA = X (companies)',
        'companies-not-active: INAPTA = 2 (companies)',
        'companies-not-active: INAPTA = Empresa (companies)',
      ],
    ],
    [
      'cpf',
      personWith({
        telefones_list: [
          { telefone_completo: '+55 (16) 92750-8896' },
          { telefone_completo: '5516927508897' },
          { telefone_completo: '20 3333-4444' },
        ],
        enderecos: [address, { logradouro: 'Rua' }, { uf: 'RJ' }, address],
      }),
      [
        'phones-elsewhere: Telefone = (16) 92750-8896 · (16) 92750-8897 (contacts)',
        'phones-elsewhere: Endereço = BELO HORIZONTE, MG · RJ (addresses)',
      ],
    ],
    [
      'cpf',
      personWith({ enderecos: [{ ...address, cep: '14062-252' }] }),
      ['cep-elsewhere: CEP 14062-252 = faixa de SP, endereço em BELO HORIZONTE, MG (addresses)'],
    ],
    ['cpf', personWith({ telefones_list: [] }), ['no-contact: Contatos = 0 (contacts)']],
    ['cpf', personWith({}), []],
    [
      'cnpj',
      { ...company, situacao_cadastral: 'INAPTA', data_situacao_cadastral: '2022-02-11' },
      [
        'company-not-active: Situação cadastral = INAPTA (registration)',
        'company-not-active: Situação desde = 11/02/2022 (registration)',
      ],
    ],
    [
      'cnpj',
      { ...company, situacao_cadastral: 'BAIXADA' },
      ['company-not-active: Situação cadastral = BAIXADA (registration)'],
    ],
    [
      'cnpj',
      { ...company, situacao_especial: 'FALIDO', data_situacao_especial: '2024-05-03' },
      [
        'special-situation: Situação especial = FALIDO (registration)',
        'special-situation: Situação especial desde = 03/05/2024 (registration)',
      ],
    ],
    [
      'cnpj',
      { ...company, situacao_especial: 'FALIDO', data_situacao_especial: null },
      ['special-situation: Situação especial = FALIDO (registration)'],
    ],
    [
      'cnpj',
      { ...company, data_inicio_atividade: '2026-11-01' },
      ['company-very-new: Início de atividade = 01/11/2026 (registration)'],
    ],
    ['cnpj', { ...company, capital_social: 0 }, ['no-capital: Capital social = R$ 0,00 (registration)']],
    ['cnpj', { ...company, qsa: [] }, ['no-partners: Sócios = 0 (partners)']],
    ['cnpj', { ...company, tipo: 'FILIAL' }, ['branch: Tipo = FILIAL (registration)']],
    [
      'cnpj',
      { ...company, telefones: ['1133224402'] },
      [
        'phones-elsewhere: Telefone = (11) 3322-4402 (contacts)',
        'phones-elsewhere: Endereço = BELO HORIZONTE, MG (addresses)',
      ],
    ],
    ['telefone', { quantidade: 2, resultado: [{}, {}] }, ['holders: Pessoas = 2 (people)']],
    ['telefone', { quantidade: 2, resultado: [holder] }, ['holders: Pessoas = 2 (people)']],
    [
      'telefone',
      { quantidade: 1, resultado: [{ ...holder, ddd: '16', cep: '14062252' }] },
      [
        'cep-elsewhere: CEP 14062-252 = faixa de SP, endereço em BELO HORIZONTE, MG (addresses)',
        'phones-elsewhere: Telefone = (16) 98765-4402 (contacts)',
        'phones-elsewhere: Endereço = BELO HORIZONTE, MG (addresses)',
      ],
    ],
    [
      'telefone',
      { quantidade: 2, resultado: [{ obito: 'SIM' }, { status_cpf: 'REGULAR' }] },
      ['holders: Pessoas = 2 (people)', 'dead-among: Situação = 1 de 2 lidas (people)'],
    ],
    ['cep', { cep: '30110000', uf: 'MG' }, ['whole-town: Logradouro = Não informado (addresses)']],
    [
      'cep',
      { cep: '30110000', uf: 'SP', logradouro: 'Rua' },
      ['cep-elsewhere: CEP 30110-000 = faixa de MG, endereço em SP (addresses)'],
    ],
    [
      'fotorj',
      { dados_pessoais: { nome: 'ANA' } },
      ['identity-gaps: Não informado = CPF, nascimento, mãe (registration)'],
    ],
  ])('%s of %j', (type, data, rests) => {
    expect(facts(type, data)).toEqual(rests);
  });

  it('is the month of the data where they are old', () => {
    expect(facts('cpf', personWith({}), '2025-10')).toEqual(['old-data: Dados de = 10/2025 (source)']);
    expect(look('cpf', personWith({}), 'ontem').untold).toContain('Os dados têm até 12 meses');
  });

  it('comes by the weight of its warning, whatever the order of the rules', () => {
    const data = personWith({
      score: [{ CSB8_FAIXA: 'BAIXO RISCO', CSBA_FAIXA: 'ALTO RISCO' }],
      empresas: [{ razao_social: 'X', situacao_cadastral: 'INAPTA' }],
      dados_gerais: { ...general, renda: '1' },
      enderecos: [{ ...address, cep: '14062252' }],
    });
    expect(look('cpf', data).warnings.map(({ severity }) => severity)).toEqual(['caution', 'caution', 'note', 'note']);
  });
});

it('A warning writes days as the fields do', () => {
  const suspended = { situacao_cadastral: 'SUSPENSA', data_situacao_cadastral: '2011-01-29' };
  expect(texts('cpf', generalWith(suspended))).toEqual(['CPF com situação suspensa desde 29/01/2011']);
  expect(texts('cpf', generalWith({ data_obito: '2019-05-03' }))).toEqual(['Titular falecido em 03/05/2019']);
});

describe('A word that only holds another', () => {
  it.each<[LookupType, unknown, string]>([
    ['cpf', generalWith({ situacao_cadastral: 'IRREGULAR' }), 'CPF com situação irregular'],
    ['cpf', generalWith({ situacao_cadastral: 'REGULAR EM PARTE' }), 'CPF com situação regular em parte'],
    ['cnpj', { ...company, situacao_cadastral: 'INATIVA' }, 'Empresa inativa'],
    ['cnpj', { ...company, situacao_cadastral: 'ATIVA EM PARTE' }, 'Empresa ativa em parte'],
    ['cpf', personWith({ empresas: [{ situacao_cadastral: 'INATIVA' }] }), 'Sócio de empresa inativa'],
    ['cpf', personWith({ empresas: [{ situacao_cadastral: 'ATIVA EM PARTE' }] }), 'Sócio de empresa ativa em parte'],
    ['mae', { total: 1, resultado: [{ situacao_cadastral: 'IRREGULAR' }] }, '1 CPF da lista não está regular'],
    ['mae', { total: 1, resultado: [{ situacao_cadastral: 'REGULAR EM PARTE' }] }, '1 CPF da lista não está regular'],
  ])('is not taken for it: %s of %j', (type, data, text) => {
    expect(texts(type, data)).toEqual([text]);
  });

  it('makes no company one that is simply closed, and no branch', () => {
    const of = (situacao_cadastral: string) => personWith({ empresas: [{ situacao_cadastral }] });
    const severities = ['BAIXADA', 'BAIXADA DE OFICIO', 'NAO BAIXADA'].map(
      (status) => look('cpf', of(status)).warnings[0]?.severity,
    );
    expect(severities).toEqual(['note', 'caution', 'caution']);
    for (const tipo of ['EX-FILIAL', 'FILIAL EXTINTA']) expect(texts('cnpj', { ...company, tipo })).toEqual([]);
  });
});

describe('The bounds of the rules', () => {
  it('count several people and days as many, and one as one', () => {
    const list = (status: string) => ({
      total: 2,
      resultado: [{ situacao_cadastral: status }, { situacao_cadastral: status }],
    });
    expect(texts('mae', list('TITULAR FALECIDO'))).toContain('2 pessoas da lista constam como falecidas');
    expect(texts('mae', list('SUSPENSA'))).toContain('2 CPFs da lista não estão regulares');
    expect(texts('cnpj', { ...company, data_inicio_atividade: '2026-11-21' })).toEqual(['Empresa aberta há 1 dia']);
    expect(texts('cnpj', { ...company, data_inicio_atividade: TODAY })).toEqual(['Empresa aberta há 0 dias']);
  });

  it('take the least score, and an income at either end of its band', () => {
    expect(texts('cpf', personWith({ score: [{ CSB8: '216', CSBA: '150' }] }))).toEqual([
      'Score muito baixo: 150 de 1000',
    ]);
    for (const renda of ['3000', '5000']) expect(texts('cpf', generalWith({ renda }))).toEqual([]);
    const band = { poder_aquisitivo: [{ faixa_poder_aquisitivo: 'DE R$ 3000  ATÉ R$ 5000' }] };
    expect(look('cpf', personWith(band)).clear).toContain('A renda está dentro da faixa de poder aquisitivo');
  });

  it('are content with one telephone of one state that it serves', () => {
    const phones = [{ telefone_completo: '(16) 927508896' }, { telefone_completo: '(31) 987654402' }];
    expect(texts('cpf', personWith({ telefones_list: phones }))).toEqual([]);
    const shared = { telefones_list: [{ telefone_completo: '(61) 999990000' }], enderecos: [{ uf: 'GO' }] };
    expect(texts('cpf', personWith(shared))).toEqual([]);
  });

  it('are content with an e-mail or a telephone', () => {
    expect(texts('cpf', personWith({ telefones_list: [], emails_list: [{ email: 'a@b.c' }] }))).toEqual([]);
    expect(texts('cnpj', { ...company, telefones: [], email: 'a@b.c' })).toEqual([]);
    expect(texts('cnpj', { ...company, telefones: [] })).toEqual(['A fonte não informou telefone nem e-mail']);
  });

  it('look at the situation that the tax authority tells first, else at the person’s own', () => {
    const dados_pessoais = { situacao_cadastral: 'SUSPENSA' };
    expect(texts('cpf-2', { dados_pessoais })).toEqual(['CPF com situação suspensa']);
    expect(texts('cpf-2', { dados_pessoais, receita_federal: { situacao: 'REGULAR' } })).toEqual([]);
  });
});

describe('What an answer does not tell', () => {
  it.each<[LookupType, unknown, string]>([
    ['cpf', null, 'A pessoa não consta como falecida'],
    ['cpf', null, 'O CEP é do estado do endereço'],
    ['cpf', personWith({ empresas: [] }), 'As empresas da pessoa estão ativas'],
    ['cpf', generalWith({ renda: null }), 'A renda está dentro da faixa de poder aquisitivo'],
    ['cpf', personWith({ poder_aquisitivo: [] }), 'A renda está dentro da faixa de poder aquisitivo'],
    [
      'cpf',
      personWith({ score: [{ CSB8_FAIXA: 'BAIXO RISCO', CSBA: '700' }] }),
      'Os scores estão na mesma faixa de risco',
    ],
    ['cpf', personWith({ enderecos: [{ cep: '30110000' }] }), 'Algum telefone tem DDD do estado de um endereço'],
    ['cpf', personWith({ telefones_list: [] }), 'Algum telefone tem DDD do estado de um endereço'],
    [
      'cpf',
      personWith({ telefones_list: [{ telefone_completo: '2033334444' }] }),
      'Algum telefone tem DDD do estado de um endereço',
    ],
    ['cnpj', { ...company, situacao_cadastral: null }, 'A empresa está ativa'],
    ['cnpj', { ...company, capital_social: null }, 'O capital social é maior que zero'],
    ['cnpj', { ...company, tipo: null }, 'O CNPJ é da matriz'],
    ['mae', { total: 0, resultado: [] }, 'Os CPFs da lista estão regulares'],
    ['email', { dados_pessoais: identity }, 'O CEP é do estado do endereço'],
  ])('is told so: %s of %j', (type, data, rule) => {
    const { untold, clear } = look(type, data);
    expect(untold).toContain(rule);
    expect(clear).not.toContain(rule);
  });

  it('is asked of no type that never tells it', () => {
    expect(look('rg', { situacao_cadastral: 'REGULAR' })).toEqual({
      warnings: [],
      clear: ['A pessoa não consta como falecida', 'O CPF está regular'],
      untold: [],
    });
    expect(look('telefone', { quantidade: 0, resultado: [] })).toEqual({
      warnings: [],
      clear: ['O telefone é de uma só pessoa'],
      untold: ['Ninguém da lista consta como falecido', 'Os CPFs da lista estão regulares'],
    });
    expect(look('fotorj', { dados_pessoais: identity })).toEqual({
      warnings: [],
      clear: ['Nome, CPF, nascimento e mãe estão na resposta'],
      untold: [],
    });
  });
});
