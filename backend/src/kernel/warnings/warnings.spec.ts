import type { LookupType } from '../lookup-catalogue.js';
import { warningsOf } from './warnings-of.js';

const TODAY = '2026-11-22';
const texts = (type: LookupType, data: unknown, month: string | null = null) =>
  warningsOf(type, data, month, TODAY).warnings.map(({ severity, text }) => [severity, text]);

const general = {
  nome: 'HELENA PRADO',
  situacao_cadastral: 'REGULAR',
  renda: '3250.50',
  rg: '416548276',
  data_obito: null,
};
const address = { cidade: 'BELO HORIZONTE', uf: 'MG', cep: '30110000' };
const phone = { ddd: '31', telefone: '987654402', telefone_completo: '(31) 987654402' };
const whole = {
  dados_gerais: general,
  rg_dados: { rg: '41.654.827-6' },
  score: [{ CSB8: '742', CSB8_FAIXA: 'BAIXO RISCO', CSBA: '701', CSBA_FAIXA: 'BAIXO RISCO' }],
  poder_aquisitivo: [{ faixa_poder_aquisitivo: 'DE R$ 3000 ATE R$ 5000' }],
  telefones_list: [phone],
  emails_list: [],
  empresas: [{ razao_social: 'PRADO LTDA', situacao_cadastral: 'ATIVA' }],
  enderecos: [address],
};
const personWith = (changed: object) => ({ resultado: { ...whole, ...changed } });
const generalWith = (changed: object) => personWith({ dados_gerais: { ...general, ...changed } });

describe('the warnings about a person', () => {
  it('are none where every rule is kept, and the rules are named', () => {
    const { warnings, clear, untold } = warningsOf('cpf', personWith({}), '2026-10', TODAY);
    expect({ warnings, untold }).toEqual({ warnings: [], untold: [] });
    expect(clear).toContain('O CPF está regular');
    expect(clear).toHaveLength(11);
  });

  it('name the rules whose facts the answer does not tell, and find nothing in an empty one but its lack of contacts', () => {
    const { warnings, untold } = warningsOf('cpf', null, null, TODAY);
    expect(warnings.map(({ rule }) => rule)).toEqual(['no-contact']);
    expect(untold).toContain('O CPF está regular');
  });

  it.each([
    [
      'alert',
      'CPF com situação suspensa desde 29/01/2011',
      { situacao_cadastral: 'SUSPENSA', data_situacao_cadastral: '29/01/2011' },
    ],
    ['caution', 'CPF com situação pendente de regularização', { situacao_cadastral: 'PENDENTE DE REGULARIZACAO' }],
    ['alert', 'Titular falecido', { situacao_cadastral: 'TITULAR FALECIDO' }],
    ['alert', 'Titular falecido em 03/05/2019', { data_obito: '03/05/2019' }],
    ['note', 'Renda informada acima da faixa', { renda: '12843.06' }],
    ['note', 'Renda informada abaixo da faixa', { renda: '1.5' }],
    ['note', 'Renda informada abaixo da faixa', { renda: '2.999' }],
    ['note', 'Renda informada acima da faixa', { renda: 'R$ 5.001' }],
    ['caution', 'A resposta traz dois números de RG', { rg: '999999999' }],
  ])('%s: %s', (severity, text, changed) => {
    expect(texts('cpf', generalWith(changed))).toEqual([[severity, text]]);
  });

  it.each([
    ['caution', 'Score muito baixo: 216 de 1000', { score: [{ CSB8: '216', CSBA: '365' }] }],
    [
      'note',
      'Scores em faixas de risco diferentes',
      { score: [{ CSB8_FAIXA: 'BAIXO RISCO', CSBA_FAIXA: 'ALTO RISCO' }] },
    ],
    [
      'note',
      'Renda informada acima da faixa',
      { poder_aquisitivo: [{ faixa_poder_aquisitivo: null }, { faixa_poder_aquisitivo: 'DE R$ 1000 ATE R$ 2000' }] },
    ],
    ['caution', 'Sócio de empresa inapta', { empresas: [{ razao_social: 'X', situacao_cadastral: 'INAPTA' }] }],
    ['note', 'Sócio de empresa baixada', { empresas: [{ razao_social: 'X', situacao_cadastral: 'BAIXADA' }] }],
    [
      'caution',
      'Sócio de 2 empresas em situação inapta ou nula',
      { empresas: ['INAPTA', 'NULA', 'BAIXADA', 'ATIVA'].map((situacao_cadastral) => ({ situacao_cadastral })) },
    ],
    [
      'note',
      'Endereço em estado diferente do DDD',
      { telefones_list: [{ ...phone, telefone_completo: '(16) 927508896' }] },
    ],
    ['caution', 'CEP de estado diferente do endereço', { enderecos: [{ ...address, cep: '14062252' }] }],
    ['note', 'A fonte não informou telefone nem e-mail', { telefones_list: [] }],
  ])('%s: %s', (severity, text, changed) => {
    expect(texts('cpf', personWith(changed))).toEqual([[severity, text]]);
  });

  it('say of somebody who has died that alone: what is kept back is no fact about them', () => {
    const { warnings, clear, untold } = warningsOf(
      'cpf',
      generalWith({ situacao_cadastral: 'TITULAR FALECIDO' }),
      null,
      TODAY,
    );
    expect(warnings.map(({ rule }) => rule)).toEqual(['deceased']);
    const bare = {
      resultado: { dados_gerais: { situacao_cadastral: 'TITULAR FALECIDO' }, telefones_list: [], emails_list: [] },
    };
    expect(warningsOf('cpf', bare, null, TODAY)).toEqual({ warnings, clear, untold });
  });

  it.each<[LookupType, unknown]>([
    ['cpf', { resultado: { dados_gerais: { situacao_cadastral: 'REGULAR', obito: 'SIM' }, telefones_list: [] } }],
    ['cpf-2', { dados_pessoais: { obito: 'SIM' }, receita_federal: { situacao: 'REGULAR' } }],
    ['rg', { resultado: { situacao_cadastral: 'REGULAR', obito: 'SIM' } }],
    ['telefone', { quantidade: 1, resultado: [{ obito: 'SIM', status_cpf: 'REGULAR' }] }],
    ['fotorj', { resultado: { dados_pessoais: { nome: null, obito: 'SIM' }, filiacao: { mae: null } } }],
    ['email', { resultado: { dados_pessoais: { nome: null, obito: 'SIM', telefones: [], endereco: {} } } }],
    ['pix', { dados_pessoais: { nome: null, obito: 'SIM' }, endereco: {} }],
  ])('say of somebody dead (%s) whose registration is still regular that they have died', (type, data) => {
    const { warnings, clear } = warningsOf(type, data, null, TODAY);
    expect(warnings.map(({ text }) => text)).toEqual(['Titular falecido']);
    expect(warnings[0]?.evidence).toContainEqual({ label: 'Óbito', value: 'Sim', topic: 'registration' });
    expect(clear).not.toContain('A pessoa não consta como falecida');
    expect(clear).not.toContain('O CPF está regular');
  });

  it('come gravest first, each with the facts that it rests on', () => {
    const data = generalWith({ situacao_cadastral: 'NULA', renda: '90000' });
    const { warnings } = warningsOf('cpf', data, null, TODAY);
    expect(warnings.map(({ rule }) => rule)).toEqual(['registration', 'income-outside-band']);
    expect(warnings[1]?.evidence).toEqual([
      { label: 'Renda', value: 'R$\u00a090.000,00', topic: 'income' },
      { label: 'Faixa', value: 'DE R$ 3000 ATE R$ 5000', topic: 'income' },
    ]);
  });

  it('say when the data are more than a year old, and not when they are just that', () => {
    expect(texts('cpf', personWith({}), '2025-10')).toEqual([['note', 'Dados de 10/2025: têm 13 meses']]);
    expect(texts('cpf', personWith({}), '2025-11')).toEqual([]);
    expect(
      texts('rg', { resultado: { situacao_cadastral: 'REGULAR', data_informacao: '01/2024' } }, '2026-10'),
    ).toEqual([['note', 'Dados de 01/2024: têm 34 meses']]);
  });

  it.each([
    ['31/10/2026', []],
    ['2026-10-31', []],
    ['31/10/2024', [['note', 'Dados de 10/2024: têm 25 meses']]],
    ['20241031', [['note', 'Dados de 10/2024: têm 25 meses']]],
    ['2024-10', [['note', 'Dados de 10/2024: têm 25 meses']]],
    ['1/2024', [['note', 'Dados de 01/2024: têm 34 meses']]],
    ['2024', []],
    ['13/2024', []],
    ['2024-13', []],
  ])('knows the age of data of %s', (data_informacao, warned) => {
    expect(texts('rg', { situacao_cadastral: 'REGULAR', data_informacao })).toEqual(warned);
  });

  it.each(['2024', '13/2024', 'ontem'])('does not say that data of %s are recent', (data_informacao) => {
    const { clear, untold } = warningsOf('rg', { data_informacao }, null, TODAY);
    expect([clear, untold]).toEqual([
      expect.not.arrayContaining(['Os dados têm até 12 meses']),
      expect.arrayContaining(['Os dados têm até 12 meses']),
    ]);
  });

  it('do not count 300 points as more than very low, nor 301 as that', () => {
    const scored = (CSB8: string) => texts('cpf', personWith({ score: [{ CSB8 }] })).length;
    expect([scored('300'), scored('301')]).toEqual([1, 0]);
  });

  it.each(['SEM SCORE', '-1', -1, '1001', '0x10', ''])('read no points in %j', (score) => {
    for (const { warnings, untold } of [
      warningsOf('cpf', personWith({ score: [{ CSB8: score }] }), null, TODAY),
      warningsOf(
        'telefone',
        { quantidade: 1, resultado: [{ obito: 'NAO', status_cpf: 'REGULAR', score }] },
        null,
        TODAY,
      ),
    ]) {
      expect(warnings).toEqual([]);
      expect(untold).toContain('Nenhum score abaixo de 301 pontos');
    }
  });
});

const company = {
  situacao_cadastral: 'ATIVA',
  data_situacao_cadastral: '2019-10-15',
  tipo: 'MATRIZ',
  capital_social: 85000,
  natureza_juridica: 'Sociedade Empresária Limitada',
  situacao_especial: null,
  data_inicio_atividade: '2019-10-15',
  endereco: { municipio: 'BELO HORIZONTE', uf: 'MG', cep: '30110000' },
  telefones: ['3133224402'],
  qsa: [{ nome: 'HELENA PRADO' }],
};

describe('the warnings about a company', () => {
  it('are none for an active one that has everything', () => {
    expect(warningsOf('cnpj', company, null, TODAY)).toMatchObject({ warnings: [], untold: [] });
  });

  it.each([
    [
      'alert',
      'Empresa inapta desde 11/02/2022',
      { situacao_cadastral: 'INAPTA', data_situacao_cadastral: '2022-02-11' },
    ],
    ['alert', 'Empresa baixada', { situacao_cadastral: 'BAIXADA', data_situacao_cadastral: null }],
    [
      'caution',
      'Empresa em recuperação judicial desde 03/05/2024',
      { situacao_especial: 'RECUPERACAO JUDICIAL', data_situacao_especial: '2024-05-03' },
    ],
    ['caution', 'Empresa em recuperação judicial', { situacao_especial: 'EM RECUPERACAO JUDICIAL' }],
    ['caution', 'Empresa falida', { situacao_especial: 'FALIDO' }],
    ['caution', 'Empresa em falência', { situacao_especial: 'FALENCIA' }],
    ['caution', 'Empresa em liquidação', { situacao_especial: 'EM LIQUIDACAO' }],
    ['caution', 'Empresa em liquidação extrajudicial', { situacao_especial: 'LIQUIDACAO EXTRAJUDICIAL' }],
    ['caution', 'Empresa sob intervenção', { situacao_especial: 'INTERVENCAO' }],
    [
      'caution',
      'Empresa em situação especial desde 03/05/2024: falência encerrada',
      { situacao_especial: 'FALENCIA ENCERRADA', data_situacao_especial: '2024-05-03' },
    ],
    ['caution', 'Empresa aberta há 21 dias', { data_inicio_atividade: '2026-11-01' }],
    ['note', 'Capital social zero', { capital_social: 0 }],
    ['note', 'Nenhum sócio informado', { qsa: [] }],
    ['note', 'Este CNPJ é de uma filial: situação e abertura são dela, não da matriz', { tipo: 'FILIAL' }],
    ['note', 'Endereço em estado diferente do DDD', { telefones: ['1133224402'] }],
  ])('%s: %s', (severity, text, changed) => {
    expect(texts('cnpj', { ...company, ...changed })).toEqual([[severity, text]]);
  });

  it('cannot tell of an answer from before it had the special situation that there is none', () => {
    const { situacao_especial: _, ...older } = company;
    const { warnings, clear, untold } = warningsOf('cnpj', older, null, TODAY);
    const rule = 'A empresa não está em recuperação judicial, falência ou outra situação especial';
    expect({ warnings, untold }).toEqual({ warnings: [], untold: [rule] });
    expect(clear).not.toContain(rule);
    expect(warningsOf('cnpj', company, null, TODAY).clear).toContain(rule);
  });

  it('compare neither telephone nor CEP with an address abroad, but with one at home beside it', () => {
    const endereco = { municipio: 'LISBOA', uf: 'EX', cep: '01310100' };
    const { warnings, untold } = warningsOf('cnpj', { ...company, endereco }, null, TODAY);
    expect({ warnings, untold }).toEqual({
      warnings: [],
      untold: ['Algum telefone tem DDD do estado de um endereço', 'O CEP é do estado do endereço'],
    });
    const homes = (uf: string) => texts('cpf', personWith({ enderecos: [endereco, { ...address, uf }] }));
    expect(homes('MG')).toEqual([]);
    expect(homes('SP').map(([, text]) => text)).toEqual([
      'CEP de estado diferente do endereço',
      'Endereço em estado diferente do DDD',
    ]);
  });

  it('miss no partners where the company is one person', () => {
    expect(texts('cnpj', { ...company, qsa: [], opcao_pelo_mei: true })).toEqual([]);
    expect(texts('cnpj', { ...company, qsa: [], natureza_juridica: 'Empresário (Individual)' })).toEqual([]);
  });

  it.each(['2026-11-23', '0000-00-00', '2026-02-31', null])('cannot tell how old one opened on %s is', (day) => {
    const { warnings, untold } = warningsOf('cnpj', { ...company, data_inicio_atividade: day }, null, TODAY);
    expect({ warnings, untold }).toEqual({ warnings: [], untold: ['A empresa tem mais de 180 dias'] });
  });

  it('call a company of 180 days new, and one of 181 not', () => {
    const opened = (data_inicio_atividade: string) => texts('cnpj', { ...company, data_inicio_atividade }).length;
    expect([opened('2026-05-26'), opened('2026-05-25')]).toEqual([1, 0]);
  });
});

describe('the warnings about other answers', () => {
  const identity = { nome: 'HELENA PRADO', cpf: '52998224725', nascimento: '14/03/1987', mae: 'RUTE PRADO' };

  it.each<[string, string, LookupType, unknown]>([
    ['caution', '210 pessoas têm este nome: confira CPF, nascimento e mãe', 'nome', { total: 210, resultados: [{}] }],
    [
      'caution',
      'Mais de 500 pessoas têm este nome: confira CPF, nascimento e mãe',
      'nome',
      { total: 500, haMais: true, resultados: [{}] },
    ],
    [
      'caution',
      '2 pessoas têm mãe com este nome: podem ser de mães diferentes',
      'mae',
      { total: 2, resultado: [{}, {}] },
    ],
    ['note', '1 CPF da lista não está regular', 'mae', { total: 1, resultado: [{ situacao_cadastral: 'SUSPENSA' }] }],
    [
      'note',
      '1 pessoa da lista consta como falecida',
      'mae',
      { total: 1, resultado: [{ situacao_cadastral: 'TITULAR FALECIDO' }] },
    ],
    [
      'note',
      '1 pessoa da lista consta como falecida',
      'mae',
      { total: 1, resultado: [{ situacao_cadastral: 'REGULAR', data_obito: '01/01/2020' }] },
    ],
    [
      'note',
      '1 pessoa da lista consta como falecida',
      'nome',
      { total: 1, resultados: [{ dados_cpf: { obito: 'SIM' } }] },
    ],
    ['alert', 'Titular falecido', 'telefone', { quantidade: 1, resultado: [{ obito: 'SIM' }] }],
    ['caution', 'Score muito baixo: 90 de 1000', 'telefone', { quantidade: 1, resultado: [{ score: '90' }] }],
    ['caution', '2 pessoas têm este telefone', 'telefone', { quantidade: 2, resultado: [{}, {}] }],
    [
      'caution',
      'Há pendências na Receita Federal',
      'cpf-2',
      { receita_federal: { situacao: 'REGULAR', pendencias: 'Declaração em falta' } },
    ],
    ['note', 'CEP sem rua: vale para a localidade inteira', 'cep', { cep: '91990017', uf: 'RS', logradouro: null }],
    [
      'note',
      'A fonte não informou CPF e mãe',
      'fotorj',
      { resultado: { dados_pessoais: { ...identity, cpf: null, mae: null } } },
    ],
    [
      'caution',
      'CEP de estado diferente do endereço',
      'pix',
      { dados_pessoais: identity, endereco: { estado: 'SP', cep: '30110000' } },
    ],
    [
      'note',
      'Endereço em estado diferente do DDD',
      'email',
      { resultado: { dados_pessoais: { ...identity, telefones: ['31987654402'], endereco: { uf: 'SP' } } } },
    ],
  ])('%s: %s (%s)', (severity, text, type, data) => {
    expect(texts(type, data)).toEqual([[severity, text]]);
  });

  it.each(['REGULAR', 'SUSPENSA', 'TITULAR FALECIDO', null])(
    'do not say of a situation %s that nothing is pending, which no source tells',
    (situacao) => {
      const { clear, untold } = warningsOf('cpf-2', { receita_federal: { situacao, pendencias: null } }, null, TODAY);
      expect(clear).not.toContain('Não há pendências na Receita Federal');
      expect(untold).toContain('Não há pendências na Receita Federal');
    },
  );

  it('do not call companies active of which one tells no situation', () => {
    const empresas = [{ razao_social: 'X', situacao_cadastral: 'ATIVA' }, { razao_social: 'Y' }];
    const { clear, untold } = warningsOf('cpf', personWith({ empresas }), null, TODAY);
    expect(clear).not.toContain('As empresas da pessoa estão ativas');
    expect(untold).toContain('As empresas da pessoa estão ativas');
  });

  const LIST_RULES = ['Ninguém da lista consta como falecido', 'Os CPFs da lista estão regulares'];
  const REGULAR = { situacao_cadastral: 'REGULAR' };

  it.each<[string, number, object[]]>([
    ['not all were read', 126, [REGULAR, REGULAR]],
    ['one of those read tells no situation', 2, [REGULAR, {}]],
  ])('clear nobody of a list of which %s', (_title, total, resultado) => {
    const { clear, untold } = warningsOf('mae', { total, resultado }, null, TODAY);
    expect(clear.filter((rule) => LIST_RULES.includes(rule))).toEqual([]);
    expect(untold).toEqual(LIST_RULES);
  });

  it('clear a list that was read whole, and tell what was found in one that was not', () => {
    expect(warningsOf('mae', { total: 2, resultado: [REGULAR, REGULAR] }, null, TODAY)).toMatchObject({
      clear: LIST_RULES,
      untold: [],
    });
    const { warnings } = warningsOf('mae', { total: 9, resultado: [{ ...REGULAR, obito: 'SIM' }] }, null, TODAY);
    expect(warnings.map(({ rule }) => rule)).toContain('dead-among');
  });

  it('count one person of a list that was read as one', () => {
    const { warnings } = warningsOf('mae', { total: 1, resultado: [{ situacao_cadastral: 'SUSPENSA' }] }, null, TODAY);
    expect(warnings[0]?.evidence[0]?.value).toBe('1 de 1 lida');
  });

  it.each<[LookupType, unknown]>([
    ['fotorj', { resultado: { dados_pessoais: { ...identity, mae: undefined }, filiacao: { mae: 'RUTE PRADO' } } }],
    ['pix', { dados_pessoais: identity, endereco: { estado: 'MG', cep: '30110000' } }],
    ['cep', { cep: '30110000', uf: 'MG', logradouro: 'Rua dos Lírios' }],
    ['telefone', { quantidade: 1, resultado: [{ obito: 'NAO', status_cpf: 'REGULAR', score: '742' }] }],
  ])('are none about %s in order', (type, data) => {
    expect(texts(type, data)).toEqual([]);
  });
});
