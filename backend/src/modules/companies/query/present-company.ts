import type { Cnpj } from '../../../kernel/cnpj.js';
import { mayBeMinor } from '../../../kernel/may-be-minor.js';
import { type CnpjResult, type ProtectPeople, withoutCpf } from '../../lookups/index.js';
import type { CompanyRows, FirmRow, PartnerRow, TaxesRow, UnitRow } from '../register/index.js';
import type { CodeTexts } from './companies.queries.js';

export const STATUSES: Readonly<Record<number, string>> = {
  1: 'NULA',
  2: 'ATIVA',
  3: 'SUSPENSA',
  4: 'INAPTA',
  8: 'BAIXADA',
};
const SIZES: Readonly<Record<number, string>> = { 1: 'MICRO EMPRESA', 3: 'EMPRESA DE PEQUENO PORTE', 5: 'DEMAIS' };

/** Whether a partner is not told of. */
export type Withheld = (partner: Pick<PartnerRow, 'nome' | 'documento' | 'faixa_etaria' | 'qualificacao'>) => boolean;

/** Who may be a minor is not, and who is suppressed by name and CPF, of which the register shows the middle and we nothing. */
export function withheldBy(suppresses: Awaited<ReturnType<ProtectPeople['suppressing']>>): Withheld {
  return (partner) =>
    mayBeMinor(partner.faixa_etaria, partner.qualificacao) ||
    suppresses({ nome: partner.nome, cpf: partner.documento });
}

/** The register's rows in the words of the CNPJ lookup; null where it has no such establishment. */
export function presentCompany(cnpj: Cnpj, rows: CompanyRows, codes: CodeTexts, withheld: Withheld): CnpjResult | null {
  const { firm, unit, taxes, partners } = rows;
  if (!unit) return null;
  return {
    cnpj,
    ...presentFirm(firm, codes),
    ...presentUnit(unit, codes),
    ...presentTaxes(taxes),
    qsa: partners.filter((partner) => !withheld(partner)).map((partner) => presentPartner(partner, codes)),
  };
}

/** CPFs inside names are masked. */
export function presentFirm(firm: FirmRow | null, codes: CodeTexts) {
  const cents = firm?.capital_cents ?? null;
  return {
    razao_social: withoutCpf(firm?.razao_social ?? null),
    porte: SIZES[firm?.porte ?? 0] ?? null,
    capital_social: cents === null ? null : cents / 100,
    natureza_juridica: codes.of('Naturezas', firm?.natureza),
  };
}

export function presentUnit(unit: UnitRow, codes: CodeTexts) {
  const activity = (code: number | null) =>
    code === null ? null : { codigo: String(code).padStart(7, '0'), descricao: codes.of('Cnaes', code) };
  return {
    nome_fantasia: withoutCpf(unit.nome_fantasia ?? null),
    situacao_cadastral: STATUSES[unit.situacao ?? 0] ?? null,
    data_situacao_cadastral: unit.situacao_desde ?? null,
    situacao_especial: unit.situacao_especial ?? null,
    data_situacao_especial: unit.situacao_especial_desde ?? null,
    tipo: unit.matriz === null ? null : unit.matriz ? 'MATRIZ' : 'FILIAL',
    data_inicio_atividade: unit.inicio ?? null,
    cnae_fiscal_principal: activity(unit.cnae ?? null),
    cnaes_secundarios: (unit.cnaes ?? []).map(activity).filter((one) => one !== null),
    endereco: {
      logradouro: [unit.tipo_logradouro, unit.logradouro].filter(Boolean).join(' ') || null,
      numero: unit.numero ?? null,
      complemento: unit.complemento ?? null,
      bairro: unit.bairro ?? null,
      municipio: unit.cidade_exterior ?? codes.of('Municipios', unit.municipio),
      uf: unit.uf ?? null,
      cep: unit.cep === null || unit.cep === undefined ? null : String(unit.cep).padStart(8, '0'),
    },
    telefones: [unit.telefone_1, unit.telefone_2].filter((phone) => phone !== null && phone !== undefined),
    email: unit.email ?? null,
  };
}

export function presentTaxes(taxes: TaxesRow | null) {
  return { opcao_pelo_simples: taxes?.simples ?? null, opcao_pelo_mei: taxes?.mei ?? null };
}

export function presentPartner(partner: PartnerRow, codes: CodeTexts) {
  return { nome: withoutCpf(partner.nome), qualificacao: codes.of('Qualificacoes', partner.qualificacao) };
}
