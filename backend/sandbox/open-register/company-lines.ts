import { companyBody } from '../cnpj-register/company-body.js';
import type { Company } from '../population/index.js';
import { olderState } from './older-state.js';

type Body = ReturnType<typeof companyBody>;

/** Lines of a company for the register's files. */
export interface CompanyLines {
  readonly Empresas: string;
  readonly Estabelecimentos: string;
  readonly Socios: string;
  readonly Simples: string;
}

export const FILE_NAMES = ['Empresas', 'Estabelecimentos', 'Socios', 'Simples'] as const;

/**
 * What the files of a month say of a company and its branches, `later` being the months published after that one; null where
 * it was not open yet. After the last month it is what the open services tell.
 */
export function companyLines(company: Company, later: readonly string[]): CompanyLines | null {
  const body = olderState(company, companyBody(company), later);
  if (body === null) return null;
  const branches = branchesOf(company).map((branch) => companyBody(branch));
  return {
    Empresas: line(firm(body)),
    Estabelecimentos: [body, ...branches].map((one) => line(unit(one))).join(''),
    Socios: body.qsa.map((partner) => line(partnerOf(body, partner))).join(''),
    Simples: body.opcao_pelo_simples === null ? '' : line(taxes(body)),
  };
}

/** Fields in the register's form. */
export function line(fields: readonly (string | number)[]): string {
  return `${fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(';')}\n`;
}

/** Every tenth company has a branch. */
function branchesOf(company: Company): Company[] {
  return company.draw(401, 10) === 0 ? [company.branch(2)] : [];
}

function firm(body: Body) {
  const { codigo_natureza_juridica, qualificacao_do_responsavel, codigo_porte, capital_social } = body;
  return [
    body.cnpj.slice(0, 8),
    body.razao_social,
    codigo_natureza_juridica,
    qualificacao_do_responsavel,
    `${capital_social},00`,
    `0${codigo_porte}`,
    '',
  ];
}

function unit(body: Body) {
  const [first] = body.cnaes_secundarios;
  const second = first?.codigo === 0 ? '' : body.cnaes_secundarios.map(({ codigo }) => codigo).join(',');
  return [
    ...[body.cnpj.slice(0, 8), body.cnpj.slice(8, 12), body.cnpj.slice(12)],
    ...[body.identificador_matriz_filial, body.nome_fantasia, twoDigits(body.situacao_cadastral)],
    ...[day(body.data_situacao_cadastral), twoDigits(body.motivo_situacao_cadastral), '', ''],
    ...[day(body.data_inicio_atividade), body.cnae_fiscal, second],
    ...[body.descricao_tipo_de_logradouro, body.logradouro, body.numero, body.complemento, body.bairro, body.cep],
    ...[body.uf, String(body.codigo_municipio).padStart(4, '0')],
    ...[body.ddd_telefone_1.slice(0, 2), body.ddd_telefone_1.slice(2), '', '', '', '', body.email ?? ''],
    ...[body.situacao_especial, day(body.data_situacao_especial)],
  ];
}

function partnerOf(body: Body, partner: Body['qsa'][number]) {
  return [
    ...[body.cnpj.slice(0, 8), partner.identificador_de_socio, partner.nome_socio, partner.cnpj_cpf_do_socio],
    ...[partner.codigo_qualificacao_socio, day(partner.data_entrada_sociedade), '', partner.cpf_representante_legal],
    ...[partner.nome_representante_legal, twoDigits(partner.codigo_qualificacao_representante_legal)],
    partner.codigo_faixa_etaria,
  ];
}

function taxes(body: Body) {
  const choice = (value: boolean | null) => (value === null ? '' : value ? 'S' : 'N');
  return [
    ...[body.cnpj.slice(0, 8), choice(body.opcao_pelo_simples), day(body.data_opcao_pelo_simples), '00000000'],
    ...[choice(body.opcao_pelo_mei), day(body.data_opcao_pelo_mei), '00000000'],
  ];
}

function day(iso: string | null): string {
  return iso === null ? '' : iso.replaceAll('-', '');
}

function twoDigits(code: number): string {
  return String(code).padStart(2, '0');
}
