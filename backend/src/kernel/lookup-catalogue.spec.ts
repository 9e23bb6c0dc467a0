import { isLookupType, LOOKUP_CATALOGUE, LOOKUP_TYPES, lookupDefinition, maskName } from './lookup-catalogue.js';

describe('lookup catalogue', () => {
  it('declares each type once, each with a call of its own, the thirteen of the specification among them', () => {
    expect(LOOKUP_CATALOGUE.map(({ type }) => type)).toEqual([...LOOKUP_TYPES]);
    expect(new Set(LOOKUP_CATALOGUE.map(({ path }) => path)).size).toBe(LOOKUP_TYPES.length);
    expect(new Set(LOOKUP_TYPES).size).toBe(LOOKUP_TYPES.length);
    const given = 'nome cpf cpf-2 telefone mae cpf-mae cpf-pai rg cnpj cep fotorj email pix';
    expect(LOOKUP_TYPES).toEqual(expect.arrayContaining(given.split(' ')));
  });

  it('calls each of the thirteen as the specification does', () => {
    const labels = Object.fromEntries(LOOKUP_CATALOGUE.map(({ type, label }) => [type, label]));
    expect(labels).toMatchObject({
      nome: 'Nome',
      cpf: 'CPF',
      'cpf-2': 'CPF 2.0',
      telefone: 'Telefone',
      mae: 'Nome da Mãe',
      'cpf-mae': 'CPF Mãe',
      'cpf-pai': 'CPF Pai',
      rg: 'RG',
      cnpj: 'CNPJ',
      cep: 'CEP',
      fotorj: 'FotoRJ',
      email: 'Email',
      pix: 'PIX',
    });
  });

  it('counts the CPF family under one statistics key and keeps the five given keys', () => {
    const keys = Object.fromEntries(LOOKUP_CATALOGUE.map(({ type, statisticsKey }) => [type, statisticsKey]));
    expect(keys).toMatchObject({
      cpf: 'cpf',
      'cpf-2': 'cpf',
      'cpf-mae': 'cpf',
      'cpf-pai': 'cpf',
      nome: 'name',
      telefone: 'phone',
      pix: 'pix',
      fotorj: 'fotorj',
    });
  });

  it('asks a purpose for every type but the open ones', () => {
    expect(LOOKUP_CATALOGUE.filter(({ personal }) => !personal).map(({ type }) => type)).toEqual(['cnpj', 'cep']);
  });

  it.each([
    ['cpf', 'CPF não encontrado na base de dados. Verifique se o CPF está correto.'],
    ['cpf-2', 'CPF não encontrado na Receita Federal ou dados incorretos. Verifique CPF e data de nascimento.'],
    ['cnpj', 'CNPJ não encontrado ou inválido. Verifique se o CNPJ está correto.'],
    ['telefone', 'Telefone não encontrado na base de dados. Verifique se o telefone está correto.'],
    ['nome', 'Nome não encontrado na base de dados. Tente variações do nome.'],
    ['fotorj', 'CPF não encontrado na base do FotoRJ.'],
    ['pix', 'Dados PIX não encontrados. Verifique se os dados estão corretos.'],
    ['rg', 'Dados não encontrados na base de dados.'],
  ] as const)('says of a confirmed miss of %s: %s', (type, text) => {
    expect(lookupDefinition(type).notFound).toBe(text);
  });

  it('normalises and masks what was typed', () => {
    const [cpf] = lookupDefinition('cpf').inputs;
    expect(cpf?.normalise(' 529.982.247-25 ')).toBe('52998224725');
    expect(cpf?.maskValue('52998224725')).toBe('***.982.247-**');
    const [cnpj] = lookupDefinition('cnpj').inputs;
    expect(cnpj?.normalise('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(maskName('MARIA DA SILVA')).toBe('M**** D* S****');
  });

  it('knows no type by an inherited name (ASVS 15.3.6)', () => {
    expect(isLookupType('constructor')).toBe(false);
    expect(isLookupType('cpf')).toBe(true);
  });
});
