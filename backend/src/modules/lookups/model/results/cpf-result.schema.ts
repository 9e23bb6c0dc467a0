import { SCORE_WARNING } from '../../../../kernel/score.js';
import { t } from '../../../../platform/http/answer.fields.js';
import { described, namesGiven, oneOrNull, text } from './answer.fields.js';

const CpfGeneralDataRecord = described('CpfGeneralData', {
  cpf: t.string({ example: '52998224725' }),
  nome: text('MANUEL ROCHA XAVIER'),
  nascimento: text('27/03/1980', 'DD/MM/AAAA'),
  sexo: text('M'),
  estado_civil: text('CASADO'),
  mae: text('JESSICA VARGAS ROCHA'),
  pai: text('GUSTAVO RIBEIRO XAVIER'),
  renda: text('12843.06'),
  renda_formatada: text('R$ 12843,06'),
  rg: text('4165482760'),
  orgao_emissor: text('SSP'),
  uf_emissao: text('SP'),
  titulo_eleitor: text('070695430116'),
  situacao_cadastral: text('REGULAR'),
  data_situacao_cadastral: text('29/01/2011'),
  data_obito: text(null, 'DD/MM/AAAA; não é mostrada.'),
  obito: text(null, 'SIM de quem morreu, qualquer que seja a situação cadastral.'),
});
export type GeneralData = InstanceType<typeof CpfGeneralDataRecord>;

const CpfIdentityCardRecord = described('CpfIdentityCard', {
  rg: text('4165482760'),
  nome: text('MANUEL ROCHA XAVIER'),
  orgao_emissor: text('SSP'),
  uf_emissao: text('SP'),
  data_emissao: text('22/04/1998'),
});

const CpfScoreRecord = described('CpfScore', {
  CSB8: text('216'),
  CSB8_FAIXA: text('ALTO RISCO'),
  CSBA: text('365'),
  CSBA_FAIXA: text('ALTO RISCO'),
});

const CpfPurchasingPowerRecord = described('CpfPurchasingPower', {
  poder_aquisitivo: text('MEDIO'),
  renda_poder_aquisitivo: text('12843.06'),
  faixa_poder_aquisitivo: text('DE R$ 4000 ATE R$ 12000'),
});

const CpfPisRecord = described('CpfPis', { pis: text('12389436740') });

const CpfPhoneRecord = described('CpfPhone', {
  ddd: text('16'),
  telefone: text('927508896'),
  telefone_completo: text('(16) 927508896'),
  tipo: text('MOVEL'),
  operadora: text(),
});

const CpfEmailRecord = described('CpfEmail', { email: text('manuel.xavier@exemplo.com.br'), prioridade: text('1') });

const CpfRelativeRecord = described('CpfRelative', {
  VINCULO: text('MAE'),
  NOME_VINCULO: text('JESSICA VARGAS ROCHA'),
  CPF_VINCULO: text('01717603602'),
  NASCIMENTO_VINCULO: text('02/11/1953', 'DD/MM/AAAA'),
});

const CpfTaxReturnRecord = described('CpfTaxReturn', {
  Ano_Referencia: text('2026'),
  Sit_Receita_Federal: text('Declaração processada'),
});

const CpfCompanyPartnerRecord = described('CpfCompanyPartner', {
  nome: text('DANIELE ROCHA XAVIER'),
  cpf: text('81841218570'),
  qualificacao: text('SOCIO-ADMINISTRADOR'),
});

const CpfLinkedCompanyRecord = described('CpfLinkedCompany', {
  cnpj: text('11222333000181'),
  razao_social: text('PADARIA GUERRA LTDA ME'),
});

const CpfCompanyRecord = described('CpfCompany', {
  cnpj: text('85704532000162'),
  razao_social: text('SUPERMERCADO XAVIER LTDA ME'),
  situacao_cadastral: text('ATIVA'),
  socios: t.list(CpfCompanyPartnerRecord),
  empresas_vinculadas: t.list(CpfLinkedCompanyRecord),
});
export type OwnedCompany = InstanceType<typeof CpfCompanyRecord>;

export const CpfAddressRecord = described('CpfAddress', {
  logr_tipo: text('ALAMEDA'),
  logr_nome: text('DOS PINHEIROS'),
  logr_numero: text('1171'),
  logr_complemento: text(),
  bairro: text('SAO JORGE'),
  cidade: text('RIBEIRAO PRETO'),
  uf: text('SP'),
  cep: text('14062252'),
});
export type Address = InstanceType<typeof CpfAddressRecord>;

const CpfRecordRecord = described('CpfRecord', {
  dados_gerais: t.one(CpfGeneralDataRecord),
  rg_dados: oneOrNull(CpfIdentityCardRecord),
  score: t.list(CpfScoreRecord, SCORE_WARNING),
  poder_aquisitivo: t.list(CpfPurchasingPowerRecord),
  pis: t.list(CpfPisRecord),
  telefones_list: t.list(CpfPhoneRecord),
  emails_list: t.list(CpfEmailRecord),
  parentes: t.list(CpfRelativeRecord),
  irpf: t.list(CpfTaxReturnRecord),
  empresas: t.list(CpfCompanyRecord),
  enderecos: t.list(CpfAddressRecord),
});

/** What sources tell of each part, by the names that it has here. */
export const CPF_FIELDS = {
  general: namesGiven(CpfGeneralDataRecord, 'cpf', 'renda_formatada'),
  card: namesGiven(CpfIdentityCardRecord),
  score: namesGiven(CpfScoreRecord),
  power: namesGiven(CpfPurchasingPowerRecord),
  phone: namesGiven(CpfPhoneRecord, 'telefone_completo'),
  email: namesGiven(CpfEmailRecord),
  relative: namesGiven(CpfRelativeRecord),
  partner: namesGiven(CpfCompanyPartnerRecord),
  tax: namesGiven(CpfTaxReturnRecord),
  address: namesGiven(CpfAddressRecord),
};

/** What a CPF lookup tells about a person, in the specification's words. */
export const CpfResultRecord = described('CpfResult', { resultado: t.one(CpfRecordRecord) });
export type CpfResult = InstanceType<typeof CpfResultRecord>;
