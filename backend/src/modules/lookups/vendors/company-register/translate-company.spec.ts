import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { companyRecord } from './company.wire.js';
import { translateCompany } from './translate-company.js';

function recorded(file: string) {
  return translateCompany(companyRecord.parse(JSON.parse(readFileSync(join(__dirname, '..', file), 'utf8'))));
}

describe('A company as the open register tells it', () => {
  it('reads as the specification names it, from minha-receita', () => {
    expect(recorded('minha-receita/recorded/branch.json')).toEqual({
      cnpj: '33683111000280',
      razao_social: 'SERVICO FEDERAL DE PROCESSAMENTO DE DADOS (SERPRO)',
      nome_fantasia: 'REGIONAL BRASILIA-DF',
      situacao_cadastral: 'ATIVA',
      data_situacao_cadastral: '2004-05-22',
      situacao_especial: null,
      data_situacao_especial: null,
      porte: 'DEMAIS',
      capital_social: 1061004800,
      tipo: 'FILIAL',
      natureza_juridica: 'Empresa Pública',
      data_inicio_atividade: '1967-06-30',
      cnae_fiscal_principal: { codigo: '6204000', descricao: 'Consultoria em tecnologia da informação' },
      cnaes_secundarios: [
        { codigo: '6201501', descricao: 'Desenvolvimento de programas de computador sob encomenda' },
        {
          codigo: '6311900',
          descricao: 'Tratamento de dados, provedores de serviços de aplicação e serviços de hospedagem na internet',
        },
      ],
      endereco: {
        logradouro: 'AVENIDA L2 SGAN',
        numero: '601',
        complemento: 'MODULO G',
        bairro: 'ASA NORTE',
        municipio: 'BRASILIA',
        uf: 'DF',
        cep: '70836900',
      },
      telefones: [],
      email: null,
      opcao_pelo_simples: null,
      opcao_pelo_mei: null,
      qsa: [{ nome: 'PESSOA FICTICIA DA SILVA', qualificacao: 'Diretor', cpf: '***220050**' }],
    });
  });

  it('has no day where the register has zeros for one', () => {
    const days = {
      data_situacao_cadastral: '0000-00-00',
      data_situacao_especial: '0001-01-01',
      data_inicio_atividade: '0',
    };
    const none = { data_situacao_cadastral: null, data_situacao_especial: null, data_inicio_atividade: null };
    expect(translateCompany(companyRecord.parse({ cnpj: '33683111000280', ...days }))).toMatchObject(none);
  });

  it('reads the same from BrasilAPI, with the zero that a numeric CEP lost and no size where none is told', () => {
    expect(recorded('brasil-api/recorded/head-office.json')).toMatchObject({
      cnpj: '19131243000197',
      tipo: 'MATRIZ',
      porte: null,
      capital_social: 0,
      cnaes_secundarios: [],
      endereco: { cep: '01422000' },
      telefones: ['1123851939'],
      opcao_pelo_simples: false,
    });
  });

  it('tells a special situation with its day', () => {
    const told = { situacao_especial: 'RECUPERACAO JUDICIAL', data_situacao_especial: '2024-05-03' };
    expect(translateCompany(companyRecord.parse({ cnpj: '1', ...told }))).toMatchObject(told);
  });

  it.each([
    ['LISBOA', 'LISBOA'],
    ['', 'EXTERIOR'],
    [null, 'EXTERIOR'],
    [undefined, 'EXTERIOR'],
  ])('names the city abroad (%p) instead of the municipality that stands for all of them', (city, municipio) => {
    const abroad = { cnpj: '1', uf: 'EX', municipio: 'EXTERIOR', nome_cidade_no_exterior: city };
    expect(translateCompany(companyRecord.parse(abroad)).endereco).toMatchObject({ uf: 'EX', municipio });
  });

  it('has nulls and empty lists where the register is silent', () => {
    expect(translateCompany(companyRecord.parse({ cnpj: '12abc34501de35', qsa: null }))).toMatchObject({
      cnpj: '12ABC34501DE35',
      razao_social: null,
      cnae_fiscal_principal: null,
      endereco: { logradouro: null, cep: null },
      qsa: [],
    });
  });

  it.each([
    [999_999_999_999, null],
    [999_999_999_999.99, null],
    [999_999_999_998.99, 999_999_999_998.99],
  ])('has a capital of %d as %p: the register fills the field where nobody knows', (capital_social, told) => {
    expect(translateCompany(companyRecord.parse({ cnpj: '1', capital_social })).capital_social).toBe(told);
  });

  it('leaves out partners who may be minors, by the age band or without one by the qualification', () => {
    const partner = (nome_socio: string, ages?: number | string | null, qualification?: number | string) => ({
      nome_socio,
      codigo_faixa_etaria: ages,
      codigo_qualificacao_socio: qualification,
    });
    const qsa = [partner('A', 1), partner('B', 2), partner('C', '2'), partner('D', 3), partner('E', 0), partner('F')];
    const minors = [partner('G', 0, 30), partner('H', null, '68'), partner('I', undefined, 30), partner('J', '', 68)];
    const others = [partner('K', 5, 30), partner('L', 0, 22)];
    const company = translateCompany(
      companyRecord.parse({ cnpj: '12ABC34501DE35', qsa: [...qsa, ...minors, ...others] }),
    );
    expect(company.qsa.map(({ nome }) => nome)).toEqual(['D', 'E', 'F', 'K', 'L']);
  });

  it('shows no whole CPF in the names of the company and its partners, wherever one stands; the company’s stand beside', () => {
    const word = fc.stringMatching(/^[A-Z]{1,8}$/);
    fc.assert(
      fc.property(word, fc.stringMatching(/^\d{11}$/), word, (before, cpf, after) => {
        const name = `${before} ${cpf} ${after}`;
        const { cpfs_no_nome, ...company } = translateCompany(
          companyRecord.parse({ cnpj: '1', razao_social: name, nome_fantasia: name, qsa: [{ nome_socio: name }] }),
        ) as ReturnType<typeof translateCompany> & { cpfs_no_nome: string[] };
        expect(JSON.stringify(company)).not.toContain(cpf);
        expect(cpfs_no_nome).toEqual([cpf]);
      }),
    );
  });

  it.each([{}, { cnpj: 191 }, { cnpj: '1', qsa: 'x' }, { cnpj: '1', capital_social: 'mil' }, null, 'texto'])(
    'is refused in another shape: %j',
    (body) => expect(companyRecord.safeParse(body).success).toBe(false),
  );
});
