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

  it('gives who looks for a name or a mother a list, page by page', () => {
    expect(LOOKUP_CATALOGUE.filter(({ paged }) => paged).map(({ type }) => type)).toEqual(['nome', 'mae']);
  });

  it.each([
    ['nome', 'nome', 'MANUEL ROCHA XAVIER', 'MANUEL ROCHA XAVIER', 'M***** R**** X*****', 'words'],
    ['cpf', 'cpf', '52998224725', '529.982.247-25', '***.982.247-**', 'value'],
    ['cpf-2', 'cpf', '52998224725', '529.982.247-25', '***.982.247-**', 'value'],
    ['cpf-2', 'dataNascimento', '27/03/1980', '27/03/1980', '**/**/****', null],
    ['telefone', 'telefone', '16927508896', '(16) 92750-8896', '(16) *****-8896', 'value'],
    ['mae', 'mae', 'JESSICA VARGAS ROCHA', 'JESSICA VARGAS ROCHA', 'J****** V***** R****', 'words'],
    ['cpf-mae', 'cpf', '52998224725', '529.982.247-25', '***.982.247-**', 'value'],
    ['cpf-pai', 'cpf', '52998224725', '529.982.247-25', '***.982.247-**', 'value'],
    ['rg', 'rg', '4165482760', '4165482760', '*******760', 'value'],
    ['cnpj', 'cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35', 'value'],
    ['cep', 'cep', '14062252', '14062-252', '14062-252', 'value'],
    ['fotorj', 'cpf', '52998224725', '529.982.247-25', '***.982.247-**', 'value'],
    ['email', 'email', 'manuel@exemplo.com.br', 'manuel@exemplo.com.br', 'm***@exemplo.com.br', 'value'],
    ['pix', 'nome', 'MANUEL ROCHA XAVIER', 'MANUEL ROCHA XAVIER', 'M***** R**** X*****', 'words'],
    ['pix', 'sufixo', '982247', '982247', '***', null],
  ] as const)('asks for %s by %s: %s, read as %s, shown as %s', (type, name, asked, read, shown, foundBy) => {
    const input = lookupDefinition(type).inputs.find((one) => one.name === name);
    expect(input).toMatchObject({ foundBy });
    expect(input?.normalise(` ${read} `)).toBe(asked);
    expect([input?.format(asked), input?.maskValue(asked), input?.rule(read)]).toEqual([read, shown, null]);
    expect(input?.rule(input.example)).toBeNull();
  });

  it.each([
    ['cpf', 'cpf', ' 123 ', '123'],
    ['telefone', 'telefone', ' 123 ', '123'],
    ['cnpj', 'cnpj', ' 12.ab ', '12AB'],
    ['cep', 'cep', ' 123 ', '123'],
    ['nome', 'nome', ' Ana   Lima ', 'Ana Lima'],
    ['pix', 'nome', ' Ana   Lima ', 'ANA LIMA'],
    ['email', 'email', ' Ana@X.com ', 'ana@x.com'],
    ['rg', 'rg', ' 41.654-x ', '41654X'],
  ] as const)('keeps of %s what is none: %s %j is %j', (type, name, typed, kept) => {
    expect(
      lookupDefinition(type)
        .inputs.find((one) => one.name === name)
        ?.normalise(typed),
    ).toBe(kept);
  });

  it('masks what is shorter than what stays', () => {
    expect(lookupDefinition('rg').inputs[0]?.maskValue('12')).toBe('12');
    expect(lookupDefinition('email').inputs[0]?.maskValue('a@b@x.com')).toBe('a***@x.com');
  });

  it.each(['cpf-2', 'pix'] as const)('says of %s in one text that both inputs are needed', (type) => {
    const texts = lookupDefinition(type).inputs.map(({ rule }) => rule(' '));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/obrigatórios$/);
  });

  it('knows no type by an inherited name (ASVS 15.3.6)', () => {
    expect(isLookupType('constructor')).toBe(false);
    expect(isLookupType(['cpf'])).toBe(false);
    expect(isLookupType('cpf')).toBe(true);
  });
});
