import { municipalityName } from './municipalities.js';
import { naturalCase } from './natural-case.js';

describe('natural case', () => {
  it.each([
    ['MANUEL ROCHA XAVIER', 'Manuel Rocha Xavier'],
    ['MARIA DAS DORES DE SOUZA E SILVA', 'Maria das Dores de Souza e Silva'],
    ["JOANA D'ARC DO CARMO", "Joana d'Arc do Carmo"],
    ['PADARIA GUERRA LTDA ME', 'Padaria Guerra Ltda. ME'],
    ['CONSTRUCOES E SERVICOS BORGES LTDA', 'Construções e Serviços Borges Ltda.'],
    ['COMERCIO DE VEICULOS CONCEICAO', 'Comércio de Veículos Conceicao'],
    ['RECUPERACAO JUDICIAL', 'Recuperação Judicial'],
    ['EM LIQUIDACAO', 'Em Liquidação'],
    ['PRACA DA REPUBLICA', 'Praça da Republica'],
    ['RUA XV DE NOVEMBRO', 'Rua XV de Novembro'],
    ['PENDENTE DE REGULARIZACAO', 'Pendente de regularização'],
    ['DEMAIS', 'Demais (nem ME nem EPP)'],
    ['ALTO RISCO', 'Alto risco'],
    ['DE R$ 4000 ATE R$ 12000', 'De R$ 4.000 a R$ 12.000'],
    ['SAO JORGE', 'São Jorge'],
    ['BLOCO B AP 12B', 'Bloco B Ap 12B'],
    ['252105 - ADMINISTRADOR', '252105 - Administrador'],
    ['MARIA', 'Maria'],
    ['PADARIA CENTRAL SA', 'Padaria Central SA'],
    ['OI SA EM RECUPERACAO JUDICIAL', 'Oi SA Em Recuperação Judicial'],
    ['VALE SA - MATRIZ', 'Vale SA - Matriz'],
    ['ESTACIO DE SA', 'Estacio de Sá'],
    ['SILVA E SA', 'Silva e Sá'],
    ['ANA SA LIMA', 'Ana Sá Lima'],
    ['COMERCIAL SA LTDA', 'Comercial Sá Ltda.'],
    ['CASA COM VISTA', 'Casa Com Vista'],
    ['RUA PIO VI S/N', 'Rua Pio VI S/N'],
    ['ANALISE DE RISCO LTDA', 'Analise de Risco Ltda.'],
    ['DE R$4000 ATÉ R$12000', 'De R$ 4.000 a R$ 12.000'],
    ['DE R$ 1234567 ATE R$ 1234567890', 'De R$ 1.234.567 a R$ 1.234.567.890'],
    ['ADMINISTRACAO@CONDOMINIO.COM.BR', 'administracao@condominio.com.br'],
    ['VENDAS2@SOLUCOES.COM', 'vendas2@solucoes.com'],
    ['PRODUCAO@FABRICA.COM; LOCACAO@IMOVEIS.COM', 'producao@fabrica.com; locacao@imoveis.com'],
    ['M@X INFORMATICA LTDA.', 'M@x Informática Ltda.'],
    ['RENDA DE R$ 4000 ATE R$ 12000', 'Renda de R$ 4000 Ate R$ 12000'],
    ['DE R$ 4000 ATE R$ 12000 AO MES', 'De R$ 4000 Ate R$ 12000 Ao Mes'],
  ])('%s is written %s', (text, natural) => {
    expect(naturalCase(text)).toBe(natural);
  });

  it.each([
    'SP',
    'SSP',
    'LTDA de Souza',
    '12.ABC.345/01DE-35',
    'MG1234567',
    'Sócio-Administrador',
    'helena@exemplo.com.br',
    '529.982.247-25',
    'A01',
    'R$ 12.843,06',
    '',
  ])('leaves %j as it is', (text) => {
    expect(naturalCase(text)).toBe(text);
  });
});

describe('the official name of a municipality', () => {
  it('comes back with its accents, whatever the case', () => {
    expect(municipalityName('RIBEIRAO PRETO', 'SP')).toBe('Ribeirão Preto');
    expect(municipalityName('são luís', 'ma')).toBe('São Luís');
    expect(municipalityName(' RIBEIRAO  PRETO ', 'SP')).toBe('Ribeirão Preto');
    expect(municipalityName('SANTA BARBARA D OESTE', 'SP')).toBe("Santa Bárbara d'Oeste");
  });

  it('is that of the state that was named, and none that is not there', () => {
    expect(municipalityName('RIBEIRAO PRETO', 'MG')).toBeNull();
    expect(municipalityName('CIDADE NOVA', 'SP')).toBeNull();
  });
});
