import type { LookupType } from '../lookup-catalogue.js';
import { READERS } from './read-result.js';
import { linesOf } from './testing/lines-of.js';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

describe('A whole person', () => {
  it.each<[string, LookupType, unknown, string]>([
    [
      'what every part tells',
      'cpf',
      {
        resultado: {
          dados_gerais: {
            nome: 'ANA LIMA',
            cpf: '52998224725',
            nascimento: '1980-03-27',
            sexo: 'F',
            estado_civil: 'CASADA',
            mae: 'RUTE LIMA',
            pai: 'JOSE LIMA',
            situacao_cadastral: 'REGULAR',
            data_situacao_cadastral: '2011-01-29',
            renda: '3250.5',
            titulo_eleitor: '123',
            obito: 'NAO',
          },
          rg_dados: { rg: '41.654.827-6', orgao_emissor: 'SSP', uf_emissao: 'SP', data_emissao: '2001-02-03' },
          pis: [{ pis: '1' }, { pis: '2' }],
          parentes: [
            { NOME_VINCULO: 'JOANA', CPF_VINCULO: '52998224725', VINCULO: 'CONJUGE' },
            { NOME_VINCULO: 'RUTE LIMA', CPF_VINCULO: '11144477735', VINCULO: 'MAE', NASCIMENTO_VINCULO: '1950-01-02' },
            { VINCULO: 'FILHO' },
            { NOME_VINCULO: 'EVA', VINCULO: 'IRMA' },
            { NOME_VINCULO: 'IVO', VINCULO: 'IRMAO' },
            { NOME_VINCULO: 'LIA' },
            { NOME_VINCULO: 'RUI', VINCULO: 'TIO' },
            { NOME_VINCULO: 'ADA', VINCULO: 'AVO' },
            { NOME_VINCULO: 'INA', VINCULO: 'AVÓ' },
          ],
          telefones_list: [
            { ddd: '11', telefone: '33334444', tipo: 'FIXO', operadora: 'VIVO' },
            { telefone_completo: '5511987654321' },
            {},
          ],
          emails_list: [{ email: 'ana@x.com' }, {}],
          enderecos: [
            {
              logr_tipo: 'RUA',
              logr_nome: 'AUGUSTA',
              logr_numero: '10',
              logr_complemento: 'AP 1',
              bairro: 'CENTRO',
              cidade: 'SAO PAULO',
              uf: 'SP',
              cep: '01001000',
            },
            { logr_nome: 'DAS FLORES', cidade: 'SANTOS', uf: 'SP' },
            { bairro: 'SO ISSO' },
          ],
          score: [{ CSB8: 'SEM SCORE', CSB8_FAIXA: 'ALTISSIMO RISCO', CSBA: '742', CSBA_FAIXA: 'BAIXO RISCO' }],
          poder_aquisitivo: [
            {
              poder_aquisitivo: 'MEDIO',
              renda_poder_aquisitivo: '3000',
              faixa_poder_aquisitivo: 'DE R$ 2000 ATE R$ 4000',
            },
          ],
          irpf: [{ Ano_Referencia: '2024', Sit_Receita_Federal: 'CREDITADA' }, { Sit_Receita_Federal: 'X' }],
          empresas: [
            {
              razao_social: 'LIMA LTDA',
              cnpj: '11222333000181',
              situacao_cadastral: 'ATIVA',
              socios: [{ nome: 'ANA' }, {}, { nome: 'BIA' }],
              empresas_vinculadas: [{ razao_social: 'X' }, {}, { razao_social: 'Y' }],
            },
            { cnpj: '11222333000181', situacao_cadastral: 'INATIVA' },
            {},
          ],
        },
      },
      `
ANA LIMA | CPF 529.982.247-25 | REGULAR (good)
46 anos
SAO PAULO, SP
* Situação: REGULAR | desde 29/01/2011 | good | - | dados-gerais
* Score CSBA: 742 de 1000 | BAIXO RISCO | good | 742 | score
* Melhor telefone: (11) 98765-4321 | Móvel · DDD de SP · 1 de 2 | - | - | contatos | tel:+5511987654321 | https://wa.me/5511987654321
* Primeiro endereço: RUA AUGUSTA, 10 | CENTRO · SAO PAULO, SP · 1 de 2 | - | - | enderecos
* Renda por mês: R$ 3.250,50 | DE R$ 2000 ATE R$ 4000 | - | - | renda
* Empresas: 3 empresas | 1 ativa | - | - | empresas
# dados-gerais, Dados gerais: 9
Nome: ANA LIMA
Nascimento: 27/03/1980
Sexo: Feminino
Estado civil: CASADA
Mãe: RUTE LIMA > cpf 11144477735
Pai: JOSE LIMA > nome JOSE LIMA
Situação cadastral: REGULAR
Situação desde: 29/01/2011
Óbito: Não
# documentos, Documentos: 8
CPF: 529.982.247-25
RG: 416548276 > rg 416548276
Órgão emissor: SSP
UF de emissão: SP
Emissão do RG: 03/02/2001
Título de eleitor: 123
PIS: 1
PIS: 2
# contatos, Contatos: 3
## Telefone
- (11) 3333-4444 | Tipo: FIXO | Operadora: VIVO | tel:+551133334444 > telefone 1133334444
- (11) 98765-4321 | Tipo: null | Operadora: null | tel:+5511987654321 | https://wa.me/5511987654321 > telefone 11987654321
## E-mail
- ana@x.com | mailto:ana@x.com
# enderecos, Endereços: 2
- RUA AUGUSTA, 10 | Complemento: AP 1 | Bairro: CENTRO | Cidade: SAO PAULO, SP | CEP: 01001-000 | https://www.google.com/maps/search/?api=1&query=RUA%20AUGUSTA%2C%2010%2C%20CENTRO%2C%20SAO%20PAULO%2C%20SP%2C%2001001-000 > cep 01001000
- DAS FLORES | Complemento: null | Bairro: null | Cidade: SANTOS, SP | CEP: null | https://www.google.com/maps/search/?api=1&query=DAS%20FLORES%2C%20SANTOS%2C%20SP
# parentes, Parentes: 9
- JOANA | Vínculo: Cônjuge | Nascimento: null > cpf 52998224725
- RUTE LIMA | Vínculo: Mãe | Nascimento: 02/01/1950 > cpf 11144477735
- Nome não informado | Vínculo: Filho | Nascimento: null
- EVA | Vínculo: Irmã | Nascimento: null
- IVO | Vínculo: Irmão | Nascimento: null
- LIA | Vínculo: null | Nascimento: null
- RUI | Vínculo: Tio | Nascimento: null
- ADA | Vínculo: Avó ou avô | Nascimento: null
- INA | Vínculo: Avó | Nascimento: null
# score, Score: 2
CSB8: null | ALTISSIMO RISCO | bad
CSBA: 742 | BAIXO RISCO | good
# renda, Renda: 6
Renda: R$ 3.250,50
Poder aquisitivo: MEDIO
Renda estimada: R$ 3.000,00
Faixa: DE R$ 2000 ATE R$ 4000
IRPF 2024: CREDITADA
IRPF: X
# empresas, Empresas: 3
- LIMA LTDA | Situação: ATIVA | Sócios: ANA, BIA | Empresas vinculadas: X, Y > cnpj 11222333000181
- 11.222.333/0001-81 | Situação: INATIVA | Sócios: null | Empresas vinculadas: null > cnpj 11222333000181
- Empresa | Situação: null | Sócios: null | Empresas vinculadas: null
`,
    ],
    [
      'the card that the person’s own record tells, before the register’s',
      'cpf',
      {
        resultado: {
          dados_gerais: { rg: '12.345.678-X', orgao_emissor: 'DETRAN', uf_emissao: 'RJ', mae: 'RUTE LIMA' },
          rg_dados: { rg: '41.654.827-6', orgao_emissor: 'SSP', uf_emissao: 'SP' },
          parentes: [{ CPF_VINCULO: '11144477735' }],
          score: [{ CSB8: 'SEM SCORE' }, { CSBA_FAIXA: 'ALTO RISCO' }],
          poder_aquisitivo: [{ renda_poder_aquisitivo: '3000' }],
          empresas: [{ razao_social: 'LIMA LTDA', situacao_cadastral: 'BAIXADA' }],
          enderecos: [{ uf: 'RJ' }],
          telefones_list: [{ ddd: '21', telefone: '33334444' }],
        },
      },
      `
Nome não informado | CPF  | -
RJ
* Situação: null | - | neutral | - | dados-gerais
* Score CSBA: ALTO RISCO | - | caution | - | score
* Telefone: (21) 3333-4444 | Fixo · DDD de RJ | - | - | contatos | tel:+552133334444
* Endereço: RJ | - | - | - | enderecos
* Renda por mês: R$ 3.000,00 | - | - | - | renda
* Empresas: LIMA LTDA | BAIXADA | - | - | empresas
# dados-gerais, Dados gerais: 1
Nome: null
Nascimento: null
Sexo: null
Estado civil: null
Mãe: RUTE LIMA > nome RUTE LIMA
Pai: null
Situação cadastral: null
Situação desde: null
# documentos, Documentos: 3
CPF: null
RG: 12345678X > rg 12345678X
Órgão emissor: DETRAN
UF de emissão: RJ
Emissão do RG: null
Título de eleitor: null
PIS: null
# contatos, Contatos: 1
## Telefone
- (21) 3333-4444 | Tipo: null | Operadora: null | tel:+552133334444 > telefone 2133334444
## E-mail
# enderecos, Endereços: 1
- RJ | Complemento: null | Bairro: null | Cidade: RJ | CEP: null | https://www.google.com/maps/search/?api=1&query=RJ
# parentes, Parentes: 1
- Nome não informado | Vínculo: null | Nascimento: null > cpf 11144477735
# score, Score: 2
CSB8: null | SEM SCORE | neutral
CSBA: null | ALTO RISCO | caution
# renda, Renda: 1
Renda: null
Poder aquisitivo: null
Renda estimada: R$ 3.000,00
Faixa: null
# empresas, Empresas: 1
- LIMA LTDA | Situação: BAIXADA | Sócios: null | Empresas vinculadas: null
`,
    ],
    [
      'nothing',
      'cpf',
      null,
      `
Nome não informado | CPF  | -
* Situação: null | - | neutral | - | dados-gerais
* Score: null | - | - | - | score
* Telefone: null | - | - | - | contatos
* Endereço: null | - | - | - | enderecos
* Renda por mês: null | - | - | - | renda
* Empresas: Nenhuma informada | - | - | - | empresas
# dados-gerais, Dados gerais: 0
Nome: null
Nascimento: null
Sexo: null
Estado civil: null
Mãe: null
Pai: null
Situação cadastral: null
Situação desde: null
# documentos, Documentos: 0
CPF: null
RG: null
Órgão emissor: null
UF de emissão: null
Emissão do RG: null
Título de eleitor: null
PIS: null
# contatos, Contatos: 0
## Telefone
## E-mail
# enderecos, Endereços: 0
# parentes, Parentes: 0
# score, Score: 0
# renda, Renda: 0
Renda: null
# empresas, Empresas: 0
`,
    ],
    [
      'who has died, the status alone',
      'cpf',
      {
        resultado: {
          dados_gerais: { cpf: '52998224725', situacao_cadastral: 'REGULAR', obito: 'SIM' },
          telefones_list: [],
          empresas: [],
        },
      },
      `
Pessoa falecida | CPF 529.982.247-25 | REGULAR (neutral)
De pessoas falecidas é mostrada só a situação do CPF.
* Situação: REGULAR | - | neutral | - | dados-gerais
# dados-gerais, Dados gerais: 2
Situação cadastral: REGULAR
Óbito: Sim
# documentos, Documentos: 1
CPF: 529.982.247-25
`,
    ],
    [
      'who has died and is named',
      'cpf',
      {
        resultado: {
          dados_gerais: {
            nome: 'ANA LIMA',
            cpf: '52998224725',
            situacao_cadastral: 'TITULAR FALECIDO',
            data_obito: '2020-01-02',
          },
        },
      },
      `
ANA LIMA | CPF 529.982.247-25 | TITULAR FALECIDO (bad)
* Situação: TITULAR FALECIDO | - | bad | - | dados-gerais
# dados-gerais, Dados gerais: 3
Nome: ANA LIMA
Nascimento: null
Sexo: null
Estado civil: null
Mãe: null
Pai: null
Situação cadastral: TITULAR FALECIDO
Situação desde: null
Óbito: 02/01/2020
# documentos, Documentos: 1
CPF: 529.982.247-25
RG: null
Órgão emissor: null
UF de emissão: null
Emissão do RG: null
Título de eleitor: null
PIS: null
# contatos, Contatos: 0
## Telefone
## E-mail
# enderecos, Endereços: 0
# parentes, Parentes: 0
# score, Score: 0
# renda, Renda: 0
Renda: null
# empresas, Empresas: 0
`,
    ],
  ])('is shown with %s (%s)', (_, type, data, text) => {
    expect(linesOf(READERS[type](data))).toEqual(text.trim().split('\n'));
  });
});
