import { t } from '../../../../platform/http/answer.fields.js';
import { described, oneOrNull, text } from './answer.fields.js';

const CnpjActivityRecord = described('CnpjActivity', {
  codigo: t.string({ example: '1091102' }),
  descricao: text('Fabricação de produtos de padaria e confeitaria'),
});
export type Activity = InstanceType<typeof CnpjActivityRecord>;

const CnpjAddressRecord = described('CnpjAddress', {
  logradouro: text('TRAVESSA DAS HORTENSIAS'),
  numero: text('1517'),
  complemento: text('CASA 2'),
  bairro: text('CIDADE NOVA'),
  municipio: text('GUARULHOS'),
  uf: text('SP'),
  cep: text('07026757'),
});
export type CompanyAddress = InstanceType<typeof CnpjAddressRecord>;

const CnpjPartnerRecord = described('CnpjPartner', {
  nome: text('ARTHUR RAFAEL NEVES GUERRA'),
  qualificacao: text('Sócio-Administrador'),
});

/** What a CNPJ lookup tells about a company, in the specification's words. */
export const CnpjResultRecord = described('CnpjResult', {
  cnpj: t.string('14 caracteres; os 12 primeiros podem ser letras.', { example: '11222333000181' }),
  razao_social: text('PADARIA GUERRA LTDA ME', 'CPFs dentro do nome vêm mascarados.'),
  nome_fantasia: text('PADARIA GUERRA'),
  situacao_cadastral: text('ATIVA'),
  data_situacao_cadastral: text('2022-02-11'),
  situacao_especial: text(
    'RECUPERACAO JUDICIAL',
    'Como a Receita Federal escreve: RECUPERACAO JUDICIAL, FALIDO, EM LIQUIDACAO ou outra; nulo quando não há.',
  ),
  data_situacao_especial: text('2024-05-03'),
  porte: text('MICRO EMPRESA'),
  capital_social: t.number('Em reais.', { nullable: true, example: 445000 }),
  tipo: text('MATRIZ'),
  natureza_juridica: text('Sociedade Empresária Limitada'),
  data_inicio_atividade: text('2020-08-22'),
  cnae_fiscal_principal: oneOrNull(CnpjActivityRecord),
  cnaes_secundarios: t.list(CnpjActivityRecord),
  endereco: t.one(CnpjAddressRecord),
  telefones: t.strings({ example: ['1127338704'] }),
  email: text('contato@exemplo.com.br'),
  opcao_pelo_simples: t.boolean({ nullable: true, example: true }),
  opcao_pelo_mei: t.boolean({ nullable: true, example: false }),
  qsa: t.list(CnpjPartnerRecord),
});
export type CnpjResult = InstanceType<typeof CnpjResultRecord>;

/** The facts on which two sources must agree before either is believed. */
export function companyKeyFacts(company: CnpjResult): Readonly<Record<string, string | null>> {
  return { razao_social: company.razao_social, situacao_cadastral: company.situacao_cadastral };
}
