import type { LookupType } from '../lookup-catalogue.js';
import { READERS } from './read-result.js';
import { linesOf } from './testing/lines-of.js';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

describe('A company or a place', () => {
  it.each<[string, LookupType, unknown, string]>([
    [
      'what every part tells',
      'cnpj',
      {
        cnpj: '11222333000181',
        razao_social: 'PADARIA GUERRA LTDA',
        nome_fantasia: 'PADARIA',
        situacao_cadastral: 'ATIVA',
        data_situacao_cadastral: '2019-10-15',
        data_inicio_atividade: '2019-10-15',
        tipo: 'MATRIZ',
        porte: 'DEMAIS',
        natureza_juridica: 'Limitada',
        capital_social: 85000,
        opcao_pelo_simples: true,
        opcao_pelo_mei: false,
        telefones: ['1133334444', '11987654321'],
        email: 'a@b.c',
        endereco: {
          logradouro: 'RUA A',
          numero: '1',
          bairro: 'CENTRO',
          municipio: 'SANTOS',
          uf: 'SP',
          cep: '11010000',
        },
        cnae_fiscal_principal: { codigo: '4721102', descricao: 'PADARIA' },
        cnaes_secundarios: [{ codigo: 111301, descricao: 'CULTIVO' }, { descricao: 'OUTRA' }],
        qsa: [{ nome: 'ANA LIMA', qualificacao: 'SOCIA' }, { qualificacao: 'Q' }, { nome: 'LIMA PARTICIPACOES' }],
      },
      `
PADARIA GUERRA LTDA | CNPJ 11.222.333/0001-81 | ATIVA (good)
Aberta em 15/10/2019
SANTOS, SP
* Situação: ATIVA | desde 15/10/2019 | good | - | dados-gerais
* Aberta em: 15/10/2019 | há 7 anos · MATRIZ | - | - | dados-gerais
* Atividade: PADARIA | e 2 secundárias | - | - | atividades
* Porte e capital: DEMAIS | Capital social de R$ 85.000,00 | - | - | dados-gerais
* 3 sócios: ANA LIMA | e mais 2 | - | - | socios
* Contato: (11) 98765-4321 | a@b.c | - | - | contatos | tel:+5511987654321 | https://wa.me/5511987654321
# dados-gerais, Dados gerais: 11
Razão social: PADARIA GUERRA LTDA
Nome fantasia: PADARIA
Situação cadastral: ATIVA
Situação desde: 15/10/2019
Início de atividade: 15/10/2019
Tipo: MATRIZ
Porte: DEMAIS
Natureza jurídica: Limitada
Capital social: R$ 85.000,00
Simples Nacional: Sim
MEI: Não
# contatos, Contatos: 3
- (11) 3333-4444 | tel:+551133334444 > telefone 1133334444
- (11) 98765-4321 | tel:+5511987654321 | https://wa.me/5511987654321 > telefone 11987654321
- a@b.c | mailto:a@b.c
# endereco, Endereço: 1
- RUA A, 1 | Complemento: null | Bairro: CENTRO | Cidade: SANTOS, SP | CEP: 11010-000 | https://www.google.com/maps/search/?api=1&query=RUA%20A%2C%201%2C%20CENTRO%2C%20SANTOS%2C%20SP%2C%2011010-000 > cep 11010000
# atividades, Atividades: 3
- PADARIA | CNAE: 4721-1/02 | Atividade: Principal
- CULTIVO | CNAE: 0111-3/01 | Atividade: Secundária
- OUTRA | CNAE: null | Atividade: Secundária
# socios, Sócios: 3
- ANA LIMA | Qualificação: SOCIA > nome ANA LIMA
- Nome não informado | Qualificação: Q
- LIMA PARTICIPACOES | Qualificação: null
`,
    ],
    [
      'little',
      'cnpj',
      {
        cnae_fiscal_principal: { codigo: '4721102' },
        qsa: [{ nome: 'ANA LIMA', qualificacao: 'SOCIA' }],
        email: 'a@b.c',
        data_inicio_atividade: '2026-05-01',
        cnaes_secundarios: [{ codigo: '0111301', descricao: null }],
        porte: 'ME',
        telefones: [],
        endereco: { uf: 'SP' },
      },
      `
Razão social não informada | CNPJ  | -
Aberta em 01/05/2026
SP
* Situação: null | - | neutral | - | dados-gerais
* Aberta em: 01/05/2026 | há menos de 1 ano | - | - | dados-gerais
* Atividade: null | e 1 secundária | - | - | atividades
* Porte e capital: ME | - | - | - | dados-gerais
* Sócio: ANA LIMA | SOCIA | - | - | socios
* Contato: a@b.c | - | - | - | contatos
# dados-gerais, Dados gerais: 2
Razão social: null
Nome fantasia: null
Situação cadastral: null
Situação desde: null
Início de atividade: 01/05/2026
Tipo: null
Porte: ME
Natureza jurídica: null
Capital social: null
Simples Nacional: null
MEI: null
# contatos, Contatos: 1
- a@b.c | mailto:a@b.c
# endereco, Endereço: 1
- SP | Complemento: null | Bairro: null | Cidade: SP | CEP: null | https://www.google.com/maps/search/?api=1&query=SP
# atividades, Atividades: 2
- Sem descrição | CNAE: 4721-1/02 | Atividade: Principal
- Sem descrição | CNAE: 0111-3/01 | Atividade: Secundária
# socios, Sócios: 1
- ANA LIMA | Qualificação: SOCIA > nome ANA LIMA
`,
    ],
    [
      'a company of one person',
      'cnpj',
      {
        qsa: [],
        opcao_pelo_mei: true,
        capital_social: '1.000,00',
        telefones: ['1133334444'],
        cnae_fiscal_principal: { descricao: 'PADARIA' },
      },
      `
Razão social não informada | CNPJ  | -
* Situação: null | - | neutral | - | dados-gerais
* Aberta em: null | - | - | - | dados-gerais
* Atividade: PADARIA | - | - | - | atividades
* Porte e capital: R$ 1.000,00 | - | - | - | dados-gerais
* Sócios: Não tem | É de uma pessoa só | - | - | dados-gerais
* Contato: (11) 3333-4444 | Fixo | - | - | contatos | tel:+551133334444
# dados-gerais, Dados gerais: 2
Razão social: null
Nome fantasia: null
Situação cadastral: null
Situação desde: null
Início de atividade: null
Tipo: null
Porte: null
Natureza jurídica: null
Capital social: R$ 1.000,00
Simples Nacional: null
MEI: Sim
# contatos, Contatos: 1
- (11) 3333-4444 | tel:+551133334444 > telefone 1133334444
# endereco, Endereço: 0
# atividades, Atividades: 1
- PADARIA | CNAE: null | Atividade: Principal
# socios, Sócios: 0
`,
    ],
    [
      'nothing of a company',
      'cnpj',
      {},
      `
Razão social não informada | CNPJ  | -
* Situação: null | - | neutral | - | dados-gerais
* Aberta em: null | - | - | - | dados-gerais
* Atividade: null | - | - | - | atividades
* Porte e capital: null | - | - | - | dados-gerais
* Sócios: Nenhum informado | - | - | - | socios
* Contato: null | - | - | - | contatos
# dados-gerais, Dados gerais: 0
Razão social: null
Nome fantasia: null
Situação cadastral: null
Situação desde: null
Início de atividade: null
Tipo: null
Porte: null
Natureza jurídica: null
Capital social: null
Simples Nacional: null
MEI: null
# contatos, Contatos: 0
# endereco, Endereço: 0
# atividades, Atividades: 0
# socios, Sócios: 0
`,
    ],
    [
      'a place with its coordinates',
      'cep',
      {
        cep: '74000000',
        logradouro: 'RUA A',
        complemento: 'ATE 10',
        bairro: 'CENTRO',
        cidade: 'GOIANIA',
        uf: 'GO',
        ddd: '62',
        ibge: '5208707',
        latitude: -16.68621234567,
        longitude: '-49.2628',
      },
      `
RUA A | CEP 74000-000 | -
CENTRO
GOIANIA, GO
* Logradouro: RUA A | - | - | - | endereco
* Bairro: CENTRO | - | - | - | endereco
* Cidade: GOIANIA | GO | - | - | endereco
* DDD: 62 | - | - | - | endereco
# endereco, Endereço: 1
Logradouro: RUA A
Complemento: ATE 10
Bairro: CENTRO
Cidade: GOIANIA
UF: GO
DDD: 62
Código IBGE: 5208707
## Mapa
- RUA A | Coordenadas: 16,6862123° S, 49,2628° O | https://www.google.com/maps/search/?api=1&query=-16.68621234567%2C-49.2628
`,
    ],
    [
      'a place on the equator',
      'cep',
      { cep: '74000000', municipio: 'GOIANIA', uf: 'GO', latitude: 0, longitude: 1 },
      `
GOIANIA, GO | CEP 74000-000 | -
GOIANIA, GO
* Logradouro: null | - | - | - | endereco
* Bairro: null | - | - | - | endereco
* Cidade: GOIANIA | GO | - | - | endereco
* DDD: null | - | - | - | endereco
# endereco, Endereço: 1
Logradouro: null
Complemento: null
Bairro: null
Cidade: GOIANIA
UF: GO
DDD: null
Código IBGE: null
## Mapa
- GOIANIA, GO | Coordenadas: 0° N, 1° L | https://www.google.com/maps/search/?api=1&query=0%2C1
`,
    ],
    [
      'a place with half of its coordinates',
      'cep',
      { cep: '74000000', municipio: 'GOIANIA', uf: 'GO', latitude: 1 },
      `
GOIANIA, GO | CEP 74000-000 | -
GOIANIA, GO
* Logradouro: null | - | - | - | endereco
* Bairro: null | - | - | - | endereco
* Cidade: GOIANIA | GO | - | - | endereco
* DDD: null | - | - | - | endereco
# endereco, Endereço: 1
Logradouro: null
Complemento: null
Bairro: null
Cidade: GOIANIA
UF: GO
DDD: null
Código IBGE: null
## Mapa
- GOIANIA, GO | Coordenadas: null | https://www.google.com/maps/search/?api=1&query=GOIANIA%2C%20GO%2C%2074000-000
`,
    ],
    [
      'nothing of a place',
      'cep',
      { latitude: 1 },
      `
Endereço não informado | CEP  | -
* Logradouro: null | - | - | - | endereco
* Bairro: null | - | - | - | endereco
* Cidade: null | - | - | - | endereco
* DDD: null | - | - | - | endereco
# endereco, Endereço: 0
Logradouro: null
Complemento: null
Bairro: null
Cidade: null
UF: null
DDD: null
Código IBGE: null
## Mapa
`,
    ],
  ])('is shown with %s (%s)', (_, type, data, text) => {
    expect(linesOf(READERS[type](data))).toEqual(text.trim().split('\n'));
  });

  it.each([
    ['2024-05-03', ['Situação especial: FALIDO', 'Situação especial desde: 03/05/2024']],
    [null, ['Situação especial: FALIDO', 'Situação especial desde: null']],
  ])('is shown in a special situation (since %s), of which an ordinary one has no field', (since, lines) => {
    const shown = { situacao_especial: 'FALIDO', data_situacao_especial: since };
    const of = (data: object) => linesOf(READERS.cnpj(data)).filter((line) => line.includes('especial'));
    expect(of(shown)).toEqual(lines);
    expect(of({ situacao_especial: null, data_situacao_especial: null })).toEqual([]);
  });
});
