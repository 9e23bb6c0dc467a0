import type { LookupType } from '../lookup-catalogue.js';
import { READERS } from './read-result.js';
import { linesOf } from './testing/lines-of.js';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

describe('A list of people', () => {
  it.each<[string, LookupType, unknown, string]>([
    [
      'the one who has a telephone',
      'telefone',
      {
        quantidade: 1,
        resultado: [
          {
            nome: 'ANA LIMA',
            cpf: '52998224725',
            data_nascimento: '1980-03-27',
            status_cpf: 'REGULAR',
            ddd: '11',
            telefone: '987654321',
            email: 'ana@x.com',
            score: '742',
            renda_media: '1500',
            classe_social: 'B',
            risco_cmv: '1',
            risco_ctv: '2',
            risco_net: '3',
            fonte: 'F',
            obito: 'N',
            endereco: 'RUA A',
            cidade: 'SANTOS',
            uf: 'SP',
            cep: '11010000',
          },
        ],
      },
      `
ANA LIMA | Telefone (11) 98765-4321 | -
1 pessoa encontrada
* Situação: REGULAR | - | good | - | pessoas
* Score: 742 de 1000 | - | - | 742 | pessoas
* CPF: 529.982.247-25 | - | - | - | pessoas
* Endereço: RUA A | SANTOS, SP | - | - | pessoas
* Renda média: R$ 1.500,00 | Classe B | - | - | pessoas
* E-mail: ana@x.com | - | - | - | pessoas
# pessoas, Pessoas: 1
- ANA LIMA, CPF ***.982.247-**, 46 anos, REGULAR, SANTOS, SP > cpf 52998224725
  UF SP, 46, null
  CPF: 529.982.247-25 > cpf 52998224725
  Situação do CPF: REGULAR
  Nascimento: 27/03/1980
  Óbito: Não
  Telefone: (11) 98765-4321
  E-mail: ana@x.com
  Score: 742 (score)
  Renda média: R$ 1.500,00
  Classe social: B
  Risco CMV: 1
  Risco CTV: 2
  Risco NET: 3
  Fonte: F
  - RUA A | Complemento: null | Bairro: null | Cidade: SANTOS, SP | CEP: 11010-000 | https://www.google.com/maps/search/?api=1&query=RUA%20A%2C%20SANTOS%2C%20SP%2C%2011010-000 > cep 11010000
`,
    ],
    [
      'the one of whom little is told',
      'telefone',
      { quantidade: 1, resultado: [{ score: 'SEM SCORE' }] },
      `
Nome não informado | Telefone  | -
1 pessoa encontrada
* Situação: null | - | neutral | - | pessoas
* Score: SEM SCORE | - | - | - | pessoas
* CPF: null | - | - | - | pessoas
* Endereço: null | - | - | - | pessoas
* Renda média: null | - | - | - | pessoas
* E-mail: null | - | - | - | pessoas
# pessoas, Pessoas: 1
- Nome não informado
  UF , null, null
  CPF: null
  Situação do CPF: null
  Nascimento: null
  Óbito: null
  Telefone: null
  E-mail: null
  Score: SEM SCORE (score)
  Renda média: null
  Classe social: null
  Risco CMV: null
  Risco CTV: null
  Risco NET: null
  Fonte: null
`,
    ],
    [
      'all who have a telephone, one of whom has died',
      'telefone',
      {
        quantidade: 2,
        resultado: [
          { nome: 'ANA LIMA', data_nascimento: '1980-03-27', uf: 'SP', telefone_completo: '1133334444' },
          { cpf: '52998224725', status_cpf: 'TITULAR FALECIDO', obito: 'SIM' },
        ],
      },
      `
2 pessoas encontradas | Telefone (11) 3333-4444 | -
De pessoas falecidas é mostrada só a situação do CPF.
* Pessoas: 2 | - | - | - | pessoas
* UF: 1 em SP | - | - | - | pessoas
* Idades: 46 anos | - | - | - | pessoas
* Mães: null | - | - | - | pessoas
# pessoas, Pessoas: 2
- ANA LIMA, 46 anos, SP
  UF SP, 46, null
  CPF: null
  Situação do CPF: null
  Nascimento: 27/03/1980
  Óbito: null
  Telefone: (11) 3333-4444
  E-mail: null
  Score: null (score)
  Renda média: null
  Classe social: null
  Risco CMV: null
  Risco CTV: null
  Risco NET: null
  Fonte: null
  - SP | Complemento: null | Bairro: null | Cidade: SP | CEP: null | https://www.google.com/maps/search/?api=1&query=SP
- Pessoa falecida, CPF ***.982.247-**, TITULAR FALECIDO > cpf 52998224725
  UF , null, null
  CPF: 529.982.247-25 > cpf 52998224725
  Situação do CPF: TITULAR FALECIDO
  Óbito: Sim
`,
    ],
    [
      'nobody',
      'telefone',
      { quantidade: 0, resultado: [] },
      `
0 pessoas encontradas | Telefone  | -
* Pessoas: 0 | - | - | - | pessoas
* UF: null | - | - | - | pessoas
* Idades: null | - | - | - | pessoas
* Mães: null | - | - | - | pessoas
# pessoas, Pessoas: 0
`,
    ],
    [
      'children of mothers',
      'mae',
      {
        total: 3,
        resultado: [
          {
            nome: 'EVA',
            cpf: '52998224725',
            nascimento: '2000-01-02',
            sexo: 'F',
            estado_civil: 'SOLTEIRA',
            nome_mae: 'RUTE LIMA',
            nome_pai: 'JOSE LIMA',
            rg: '416548276',
            orgao_emissor: 'SSP',
            uf_emissao: 'SP',
            titulo_eleitor: '1',
            situacao_cadastral: 'REGULAR',
            renda: '1500',
            faixa_renda_id: '2',
            cbo: 'C',
            cd_mosaic: 'M',
            contatos_id: '4',
          },
          { nome: 'IVO', nascimento: '2002-01-02', nome_mae: 'RUTE LIMA', uf_emissao: 'RJ' },
        ],
      },
      `
3 pessoas encontradas | Mãe RUTE LIMA | -
Mostrando 2 de 3
* Pessoas: 3 | 2 lidas até agora | - | - | pessoas
* UF do RG: 1 em SP · 1 em RJ | nas 2 lidas | - | - | pessoas
* Idades: 24 a 26 anos | nas 2 lidas | - | - | pessoas
* Mães: 1 nome de mãe | nas 2 lidas | - | - | pessoas
# pessoas, Pessoas: 2
- EVA, CPF ***.982.247-**, 26 anos, REGULAR > cpf 52998224725
  UF do RG SP, 26, RUTE LIMA
  CPF: 529.982.247-25 > cpf 52998224725
  Nascimento: 02/01/2000
  Sexo: Feminino
  Estado civil: SOLTEIRA
  Mãe: RUTE LIMA
  Pai: JOSE LIMA > nome JOSE LIMA
  RG: 416548276 > rg 416548276
  Órgão emissor: SSP
  UF de emissão: SP
  Título de eleitor: 1
  Situação cadastral: REGULAR
  Renda: R$ 1.500,00
  Código da faixa de renda: 2
  Ocupação (CBO): C
  Código Mosaic: M
  Código do registro de contatos: 4
- IVO, 24 anos
  UF do RG RJ, 24, RUTE LIMA
  CPF: null
  Nascimento: 02/01/2002
  Sexo: null
  Estado civil: null
  Mãe: RUTE LIMA
  Pai: null
  RG: null
  Órgão emissor: null
  UF de emissão: RJ
  Título de eleitor: null
  Situação cadastral: null
  Renda: null
  Código da faixa de renda: null
  Ocupação (CBO): null
  Código Mosaic: null
  Código do registro de contatos: null
`,
    ],
    [
      'namesakes, of whom the source has more',
      'nome',
      {
        total: 500,
        haMais: true,
        resultados: [
          {
            dados_cpf: { nome: 'ANA LIMA', cpf: '52998224725', nasc: '1980-03-27', mae: 'RUTE' },
            enderecos: [{ logr_nome: 'RUA A', cidade: 'SANTOS', uf: 'SP' }],
          },
        ],
      },
      `
Mais de 500 pessoas encontradas | Nome ANA LIMA | -
Mostrando 1 de mais de 500
* Pessoas: mais de 500 | 1 lida até agora | - | - | pessoas
* UF: 1 em SP | na única lida | - | - | pessoas
* Idades: 46 anos | na única lida | - | - | pessoas
* Mães: null | na única lida | - | - | pessoas
# pessoas, Pessoas: 1
- ANA LIMA, CPF ***.982.247-**, 46 anos, SANTOS, SP > cpf 52998224725
  UF SP, 46, null
  CPF: 529.982.247-25 > cpf 52998224725
  Nascimento: 27/03/1980
  Sexo: null
  Estado civil: null
  Mãe: null
  Pai: null
  RG: null
  Título de eleitor: null
  Renda: null
  Ocupação (CBO): null
  - RUA A | Complemento: null | Bairro: null | Cidade: SANTOS, SP | CEP: null | https://www.google.com/maps/search/?api=1&query=RUA%20A%2C%20SANTOS%2C%20SP
`,
    ],
    [
      'the bearers of a name, one of whom has died',
      'nome',
      {
        total: 2,
        resultados: [
          { dados_cpf: { nome: 'ANA LIMA', obito: null }, enderecos: [] },
          { dados_cpf: { nome: null, cpf: null, obito: 'SIM' }, enderecos: [] },
        ],
      },
      `
2 pessoas encontradas | Nome ANA LIMA | -
De pessoas falecidas é mostrada só a situação do CPF.
* Pessoas: 2 | - | - | - | pessoas
* UF: null | - | - | - | pessoas
* Idades: null | - | - | - | pessoas
* Mães: null | - | - | - | pessoas
# pessoas, Pessoas: 2
- ANA LIMA
  UF , null, null
  CPF: null
  Nascimento: null
  Sexo: null
  Estado civil: null
  Mãe: null
  Pai: null
  RG: null
  Título de eleitor: null
  Renda: null
  Ocupação (CBO): null
- Pessoa falecida
  UF , null, null
  Óbito: Sim
`,
    ],
  ])('is shown with %s (%s)', (_, type, data, text) => {
    expect(linesOf(READERS[type](data))).toEqual(text.trim().split('\n'));
  });

  it.each<[LookupType, object, object, string]>([
    ['telefone', { obito: 'SIM' }, { nome: 'ANA', ddd: '11', telefone: '987654321' }, '(11) 98765-4321'],
    ['mae', { situacao_cadastral: 'TITULAR FALECIDO' }, { nome: 'ANA', nome_mae: 'RUTE LIMA' }, 'RUTE LIMA'],
    ['nome', { dados_cpf: { obito: 'SIM' } }, { dados_cpf: { nome: 'ANA LIMA' } }, 'ANA LIMA'],
  ])('is headed by the first who tells what was asked for (%s)', (type, first, second, subject) => {
    expect(READERS[type]({ resultado: [first, second] }).document).toBe(subject);
  });

  it('says where the first address lies that tells it', () => {
    const enderecos = [
      { cidade: null, uf: null },
      { cidade: 'SANTOS', uf: 'SP' },
    ];
    const { sections } = READERS.nome({ resultados: [{ dados_cpf: { nome: 'ANA' }, enderecos }] });
    expect(sections[0]?.blocks[0]).toMatchObject({ people: [{ facts: ['SANTOS, SP'] }] });
  });
});
