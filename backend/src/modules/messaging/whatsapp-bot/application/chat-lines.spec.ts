import type { CepResult, CnpjResult } from '../../../lookups/index.js';
import { CHAT_LINES } from './chat-lines.js';

const cep: CepResult = {
  cep: '14062252',
  logradouro: 'Alameda dos Pinheiros',
  complemento: null,
  bairro: 'São Jorge',
  cidade: 'Ribeirão Preto',
  uf: 'SP',
  ibge: '3543402',
  ddd: '16',
  latitude: null,
  longitude: null,
};

const company = {
  cnpj: '11222333000181',
  razao_social: 'JOAO DA SILVA 52998224725',
  nome_fantasia: null,
  situacao_cadastral: 'ATIVA',
  tipo: 'MATRIZ',
  porte: 'MICRO EMPRESA',
  data_inicio_atividade: '2019-03-07',
  cnae_fiscal_principal: { codigo: '6201501', descricao: 'Desenvolvimento de programas' },
  endereco: { municipio: 'CAMPINAS', uf: 'SP', logradouro: 'RUA A', numero: '1' },
  telefones: ['1933334444'],
  email: 'joao@exemplo.com.br',
  qsa: [{ nome: 'JOAO DA SILVA', qualificacao: 'Titular' }],
} as unknown as CnpjResult;

describe('A result in a conversation', () => {
  it('is the address of a CEP', () => {
    expect(CHAT_LINES.cep(cep)).toEqual([
      'CEP 14062-252',
      'Alameda dos Pinheiros',
      'Bairro: São Jorge',
      'Ribeirão Preto, SP',
    ]);
  });

  it('leaves out what a town with one CEP does not have', () => {
    expect(CHAT_LINES.cep({ ...cep, logradouro: null, bairro: null })).toEqual(['CEP 14062-252', 'Ribeirão Preto, SP']);
  });

  it('is a company without the CPF in its name, its contacts and its partners', () => {
    const lines = CHAT_LINES.cnpj(company);
    expect(lines).toEqual([
      'CNPJ 11.222.333/0001-81',
      'Joao da Silva ***.982.247-**',
      'Situação: Ativa',
      'Matriz, Microempresa',
      'Abertura: 07/03/2019',
      'Atividade: Desenvolvimento de programas',
      'Campinas, SP',
      'Sócios: 1 (nomes no site)',
    ]);
  });

  it.each([
    ['2024-05-03', 'Situação especial: Recuperação Judicial, desde 03/05/2024'],
    [null, 'Situação especial: Recuperação Judicial'],
  ])('tells a special situation (since %s) beside the registration', (data_situacao_especial, line) => {
    const lines = CHAT_LINES.cnpj({ ...company, situacao_especial: 'RECUPERACAO JUDICIAL', data_situacao_especial });
    expect(lines.slice(2, 4)).toEqual(['Situação: Ativa', line]);
  });
});
