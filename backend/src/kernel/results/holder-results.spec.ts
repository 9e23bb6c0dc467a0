import type { LookupType } from '../lookup-catalogue.js';
import { READERS } from './read-result.js';
import { linesOf } from './testing/lines-of.js';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

describe('The holder of a card, an address or a key', () => {
  it.each<[string, LookupType, unknown, string]>([
    [
      'the photo, with what stands beside it',
      'fotorj',
      {
        resultado: {
          foto: { base64: 'data:image/jpeg;base64,/9j/abc' },
          dados_pessoais: {
            nome: 'ANA LIMA',
            cpf: '52998224725',
            nascimento: '1980-03-27',
            sexo: 'M',
            nacionalidade: 'BRASILEIRA',
          },
          filiacao: { mae: 'RUTE LIMA', pai: 'JOSE LIMA' },
          documentos: { rg: '41.654.827-6', orgao_emissor: 'SSP', uf_emissao: 'RJ' },
        },
      },
      `
ANA LIMA | CPF 529.982.247-25 | -
46 anos
* RG: 41.654.827-6 | SSP, RJ | - | - | documentos
* Nascimento: 27/03/1980 | - | - | - | dados-gerais
* Mãe: RUTE LIMA | - | - | - | filiacao
* Pai: JOSE LIMA | - | - | - | filiacao
# foto, Foto: 1
Foto de ANA LIMA: data:image/jpeg;base64,/9j/abc
# dados-gerais, Dados pessoais: 5
Nome: ANA LIMA
CPF: 529.982.247-25 > cpf 52998224725
Nascimento: 27/03/1980
Sexo: Masculino
Nacionalidade: BRASILEIRA
# filiacao, Filiação: 2
Mãe: RUTE LIMA > nome RUTE LIMA
Pai: JOSE LIMA > nome JOSE LIMA
# documentos, Documentos: 3
RG: 416548276 > rg 416548276
Órgão emissor: SSP
UF de emissão: RJ
`,
    ],
    [
      'a photo of another kind',
      'fotorj',
      { foto: { base64: 'UklGRabc' } },
      `
Nome não informado | CPF  | -
* RG: null | - | - | - | documentos
* Nascimento: null | - | - | - | dados-gerais
* Mãe: null | - | - | - | filiacao
* Pai: null | - | - | - | filiacao
# foto, Foto: 1
Foto da pessoa: data:image/webp;base64,UklGRabc
# dados-gerais, Dados pessoais: 0
Nome: null
CPF: null
Nascimento: null
Sexo: null
Nacionalidade: null
# filiacao, Filiação: 0
Mãe: null
Pai: null
# documentos, Documentos: 0
RG: null
Órgão emissor: null
UF de emissão: null
`,
    ],
    [
      'no photo in what is none',
      'fotorj',
      { foto: { base64: 'x/9j/data:image/png,iVBOR' }, dados_pessoais: { nome: 'ANA' } },
      `
ANA | CPF  | -
* RG: null | - | - | - | documentos
* Nascimento: null | - | - | - | dados-gerais
* Mãe: null | - | - | - | filiacao
* Pai: null | - | - | - | filiacao
# foto, Foto: 1
Foto de ANA: null
# dados-gerais, Dados pessoais: 1
Nome: ANA
CPF: null
Nascimento: null
Sexo: null
Nacionalidade: null
# filiacao, Filiação: 0
Mãe: null
Pai: null
# documentos, Documentos: 0
RG: null
Órgão emissor: null
UF de emissão: null
`,
    ],
    [
      'nothing but that who has the photo has died',
      'fotorj',
      { foto: { base64: '/9j/abc' }, dados_pessoais: { cpf: '52998224725', situacao_cadastral: 'TITULAR FALECIDO' } },
      `
Pessoa falecida | CPF 529.982.247-25 | TITULAR FALECIDO (bad)
De pessoas falecidas é mostrada só a situação do CPF.
# dados-gerais, Dados pessoais: 1
CPF: 529.982.247-25 > cpf 52998224725
`,
    ],
    [
      'nothing but the death of who has the photo, of which no status tells',
      'fotorj',
      { foto: { base64: null }, dados_pessoais: { nome: null, cpf: '52998224725', obito: 'SIM' } },
      `
Pessoa falecida | CPF 529.982.247-25 | -
De pessoas falecidas é mostrada só a situação do CPF.
# dados-gerais, Dados pessoais: 2
CPF: 529.982.247-25 > cpf 52998224725
Óbito: Sim
`,
    ],
    [
      'an identity card',
      'rg',
      {
        nome: 'ANA LIMA',
        cpf: '52998224725',
        nascimento: '1980-03-27',
        sexo: 'X',
        estado_civil: 'SOLTEIRA',
        nacionalidade: 'BRASILEIRA',
        mae: 'RUTE LIMA',
        pai: 'JOSE LIMA',
        rg: '416548276',
        orgao_emissor: 'SSP',
        uf_emissao: 'SP',
        situacao_cadastral: 'PENDENTE',
        titulo_eleitor: '1',
        renda: '1500',
        faixa_renda_id: '3',
        cbo: '252105 - ADMINISTRADOR',
        cd_mosaic: 'M',
        cd_mosaic_novo: 'N',
        cd_mosaic_secundario: 'S',
        contatos_id: '4',
        cadastro_id: '5',
        data_informacao: '01/2024',
        obito: 'N',
      },
      `
ANA LIMA | CPF 529.982.247-25 | PENDENTE (caution)
46 anos
* Situação: PENDENTE | - | caution | - | documentos
* RG: 416548276 | SSP, SP | - | - | documentos
* Nascimento: 27/03/1980 | - | - | - | dados-gerais
* Mãe: RUTE LIMA | - | - | - | dados-gerais
* Renda por mês: R$ 1.500,00 | - | - | - | perfil
* Ocupação: ADMINISTRADOR | - | - | - | perfil
# dados-gerais, Dados gerais: 8
Nome: ANA LIMA
Nascimento: 27/03/1980
Sexo: X
Estado civil: SOLTEIRA
Nacionalidade: BRASILEIRA
Mãe: RUTE LIMA > nome RUTE LIMA
Pai: JOSE LIMA > nome JOSE LIMA
Óbito: Não
# documentos, Documentos: 6
RG: 416548276
Órgão emissor: SSP
UF de emissão: SP
CPF: 529.982.247-25 > cpf 52998224725
Situação cadastral: PENDENTE
Título de eleitor: 1
# perfil, Renda e perfil: 9
Renda: R$ 1.500,00
Código da faixa de renda: 3
Ocupação (CBO): 252105 - ADMINISTRADOR
Código Mosaic: M
Código Mosaic novo: N
Código Mosaic secundário: S
Código do registro de contatos: 4
Código do registro de cadastro: 5
Informação de: 01/2024
`,
    ],
    [
      'a card whose holder has died',
      'rg',
      { cpf: '52998224725', situacao_cadastral: 'REGULAR', data_obito: '2020-01-02', obito: 'SIM' },
      `
Pessoa falecida | CPF 529.982.247-25 | REGULAR (neutral)
De pessoas falecidas é mostrada só a situação do CPF.
* Situação: REGULAR | - | neutral | - | documentos
# dados-gerais, Dados gerais: 1
Óbito: 02/01/2020
# documentos, Documentos: 2
CPF: 529.982.247-25 > cpf 52998224725
Situação cadastral: REGULAR
`,
    ],
    [
      'a registration',
      'cpf-2',
      {
        dados_pessoais: {
          nome: 'ANA LIMA',
          cpf: '52998224725',
          nascimento: '1980-03-27',
          situacao_cadastral: 'REGULAR',
          obito: 'NAO',
        },
        receita_federal: {
          situacao: 'SUSPENSA',
          ultima_atualizacao: '2026-11-20',
          pendencias: ['A', 'B'],
          fonte: 'RF',
        },
      },
      `
ANA LIMA | CPF 529.982.247-25 | SUSPENSA (bad)
46 anos
* Situação: SUSPENSA | - | bad | - | receita-federal
* Informada em: 20/11/2026 | - | - | - | receita-federal
* Pendências: A, B | - | - | - | receita-federal
* Nascimento: 27/03/1980 | - | - | - | dados-gerais
# dados-gerais, Dados pessoais: 5
Nome: ANA LIMA
CPF: 529.982.247-25 > cpf 52998224725
Nascimento: 27/03/1980
Situação cadastral: REGULAR
Óbito: Não
# receita-federal, Receita Federal: 4
Situação: SUSPENSA
Última atualização: 20/11/2026
Pendências: A, B
Fonte: RF
`,
    ],
    [
      'a registration without pending matters',
      'cpf-2',
      { dados_pessoais: { nome: 'ANA LIMA', situacao_cadastral: 'REGULAR' }, receita_federal: {} },
      `
ANA LIMA | CPF  | REGULAR (good)
* Situação: REGULAR | - | good | - | receita-federal
* Informada em: null | - | - | - | receita-federal
* Pendências: Nenhuma informada | - | - | - | receita-federal
* Nascimento: null | - | - | - | dados-gerais
# dados-gerais, Dados pessoais: 2
Nome: ANA LIMA
CPF: null
Nascimento: null
Situação cadastral: REGULAR
# receita-federal, Receita Federal: 0
Situação: null
Última atualização: null
Pendências: null
Fonte: null
`,
    ],
    [
      'who has an e-mail',
      'email',
      {
        resultado: {
          dados_pessoais: {
            nome: 'ANA LIMA',
            cpf: '52998224725',
            nascimento: '1980-03-27',
            sexo: 'F',
            mae: 'RUTE LIMA',
            telefones: ['21987654321', '11987654321'],
            email: 'ana@x.com',
            endereco: { endereco: 'RUA A', municipio: 'SANTOS', estado: 'SP' },
          },
        },
      },
      `
ANA LIMA | CPF 529.982.247-25 | -
46 anos
SP
* CPF: 529.982.247-25 | - | - | - | dados-gerais
* Nascimento: 27/03/1980 | - | - | - | dados-gerais
* Mãe: RUTE LIMA | - | - | - | dados-gerais
* Endereço: RUA A | SANTOS, SP | - | - | endereco
* Melhor telefone: (11) 98765-4321 | Móvel · DDD de SP · 1 de 2 | - | - | contatos | tel:+5511987654321 | https://wa.me/5511987654321
* E-mail: ana@x.com | - | - | - | contatos
# dados-gerais, Dados pessoais: 5
Nome: ANA LIMA
CPF: 529.982.247-25 > cpf 52998224725
Nascimento: 27/03/1980
Sexo: Feminino
Mãe: RUTE LIMA > nome RUTE LIMA
# contatos, Contatos: 3
## Telefone
- (21) 98765-4321 | tel:+5521987654321 | https://wa.me/5521987654321 > telefone 21987654321
- (11) 98765-4321 | tel:+5511987654321 | https://wa.me/5511987654321 > telefone 11987654321
## E-mail
- ana@x.com | mailto:ana@x.com
# endereco, Endereço: 1
- RUA A | Complemento: null | Bairro: null | Cidade: SANTOS, SP | CEP: null | https://www.google.com/maps/search/?api=1&query=RUA%20A%2C%20SANTOS%2C%20SP
`,
    ],
    [
      'who has a Pix key',
      'pix',
      {
        dados_pessoais: { nome: 'ANA LIMA', cpf: '***.982.247-**' },
        endereco: {
          logradouro: 'RUA A',
          numero: '1',
          bairro: 'CENTRO',
          cidade: 'SANTOS',
          cep: '11010000',
          estado: 'SP',
        },
      },
      `
ANA LIMA | CPF ***.982.247-** | -
SANTOS, SP
* CPF: ***.982.247-** | - | - | - | dados-gerais
* Nascimento: null | - | - | - | dados-gerais
* Mãe: null | - | - | - | dados-gerais
* Endereço: RUA A, 1 | CENTRO · SANTOS, SP | - | - | endereco
# dados-gerais, Dados pessoais: 2
Nome: ANA LIMA
CPF: ***.982.247-**
Nascimento: null
Sexo: null
Mãe: null
# endereco, Endereço: 1
- RUA A, 1 | Complemento: null | Bairro: CENTRO | Cidade: SANTOS, SP | CEP: 11010-000 | https://www.google.com/maps/search/?api=1&query=RUA%20A%2C%201%2C%20CENTRO%2C%20SANTOS%2C%20SP%2C%2011010-000 > cep 11010000
`,
    ],
    [
      'who has a Pix key and has died',
      'pix',
      { dados_pessoais: { cpf: '52998224725', situacao_cadastral: 'TITULAR FALECIDO' }, endereco: {} },
      `
Pessoa falecida | CPF 529.982.247-25 | TITULAR FALECIDO (bad)
De pessoas falecidas é mostrada só a situação do CPF.
* CPF: 529.982.247-25 | - | - | - | dados-gerais
# dados-gerais, Dados pessoais: 1
CPF: 529.982.247-25 > cpf 52998224725
`,
    ],
    [
      'who has an e-mail and has died',
      'email',
      { resultado: { dados_pessoais: { nome: null, cpf: null, telefones: [], endereco: {}, obito: 'SIM' } } },
      `
Pessoa falecida | CPF  | -
De pessoas falecidas é mostrada só a situação do CPF.
# dados-gerais, Dados pessoais: 1
Óbito: Sim
`,
    ],
  ])('is shown with %s (%s)', (_, type, data, text) => {
    expect(linesOf(READERS[type](data))).toEqual(text.trim().split('\n'));
  });
});
