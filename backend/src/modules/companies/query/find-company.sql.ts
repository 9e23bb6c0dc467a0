import {
  bySeniority,
  type CompanyRows,
  type FirmRow,
  type PartnerRow,
  type TaxesRow,
  type UnitRow,
} from '../register/index.js';

/** A company as a month of the register tells it. */
export interface RegisteredCompany extends CompanyRows {
  readonly month: string;
  readonly fictional: boolean;
  readonly loadId: string;
}

type Found = Pick<RegisteredCompany, 'loadId' | 'month' | 'fictional' | 'unit'>;

/** A row of a table: which table's it is, then its columns. */
export interface SaidRow {
  readonly says: readonly unknown[];
}

/** The other rows of its company. */
const OF_COMPANY = `
    UNION ALL SELECT json_build_array('firm', f.capital_cents, f.natureza, f.porte, f.razao_social)
    FROM company_firms AS f WHERE f.cnpj_basico = $1::bigint
    UNION ALL SELECT json_build_array('taxes', t.simples, t.mei)
    FROM company_taxes AS t WHERE t.cnpj_basico = $1::bigint
    UNION ALL SELECT json_build_array('partner', p.partner_key::text, p.nome, p.documento, p.desde, p.qualificacao, p.faixa_etaria)
    FROM company_partners AS p WHERE p.cnpj_basico = $1::bigint`;

/**
 * One column of arrays, one for each row of the tables. As columns of one joined row the same costs PostgreSQL and us more: each join
 * describes anew what those before it gave, and the driver reads each column's name and type. The load comes first, since the
 * establishment tells of it: while a first one runs, none is in force, and the tables, which have no keys yet, are not looked at.
 * Each table is asked for the key itself, not for another's. A partner's key has too many digits for a number of JSON.
 */
export const FIND = `
  SELECT c.says FROM company_loads AS l CROSS JOIN LATERAL (
    SELECT json_build_array('unit', u.cnae, u.cep, u.situacao_desde, u.inicio, u.municipio, u.situacao, u.matriz, u.uf,
      u.nome_fantasia, u.cnaes, u.tipo_logradouro, u.logradouro, u.numero, u.complemento, u.bairro, u.cidade_exterior, u.telefone_1,
      u.telefone_2, u.email, u.situacao_especial, u.situacao_especial_desde, l.id, left(l.month::text, 7), l.fictional) AS says
    FROM company_units AS u WHERE u.cnpj_basico = $1::bigint AND u.ordem = $2::int
    ${OF_COMPANY}
  ) AS c WHERE l.state = 'em_vigor'`;

/** What is left of the company of an establishment that the month in force has no more: nothing of it, if the events do not have it either. */
export const FIND_GONE = `
  SELECT c.says FROM company_loads AS l CROSS JOIN LATERAL (
    SELECT json_build_array('load', l.id, left(l.month::text, 7), l.fictional) AS says
    ${OF_COMPANY}
  ) AS c WHERE l.state = 'em_vigor'
    AND EXISTS (SELECT FROM company_events WHERE cnpj_basico = $1::bigint AND entity = 2 AND row_key = $2::bigint)`;

/** Null: no month is in force, or it lacks this establishment. */
export function companyOf(rows: readonly SaidRow[]): RegisteredCompany | null {
  let [found, firm, taxes]: [Found | null, FirmRow | null, TaxesRow | null] = [null, null, null];
  const partners: PartnerRow[] = [];
  for (const { says } of rows) {
    if (says[0] === 'unit') found = unitOf(says);
    else if (says[0] === 'load') found = noUnitOf(says);
    else if (says[0] === 'firm') firm = firmOf(says);
    else if (says[0] === 'taxes') taxes = taxesOf(says);
    else partners.push(partnerOf(says));
  }
  return found && { ...found, firm, taxes, partners: partners.sort(bySeniority) };
}

// Each by its names: a loop over these takes ten times as long, a tenth of a lookup.

function unitOf([
  ,
  cnae,
  cep,
  situacao_desde,
  inicio,
  municipio,
  situacao,
  matriz,
  uf,
  nome_fantasia,
  cnaes,
  tipo_logradouro,
  logradouro,
  numero,
  complemento,
  bairro,
  cidade_exterior,
  telefone_1,
  telefone_2,
  email,
  situacao_especial,
  situacao_especial_desde,
  loadId,
  month,
  fictional,
]: readonly unknown[]) {
  const unit = {
    cnae,
    cep,
    situacao_desde,
    inicio,
    municipio,
    situacao,
    matriz,
    uf,
    nome_fantasia,
    cnaes,
    tipo_logradouro,
    logradouro,
    numero,
    complemento,
    bairro,
    cidade_exterior,
    telefone_1,
    telefone_2,
    email,
    situacao_especial,
    situacao_especial_desde,
  } satisfies Record<keyof UnitRow, unknown>;
  return { loadId, month, fictional, unit } as Found;
}

function noUnitOf([, loadId, month, fictional]: readonly unknown[]) {
  return { loadId, month, fictional, unit: null } as Found;
}

function firmOf([, capital_cents, natureza, porte, razao_social]: readonly unknown[]): FirmRow {
  return { capital_cents, natureza, porte, razao_social } satisfies Record<keyof FirmRow, unknown> as FirmRow;
}

function taxesOf([, simples, mei]: readonly unknown[]): TaxesRow {
  return { simples, mei } satisfies Record<keyof TaxesRow, unknown> as TaxesRow;
}

function partnerOf([
  ,
  partner_key,
  nome,
  documento,
  desde,
  qualificacao,
  faixa_etaria,
]: readonly unknown[]): PartnerRow {
  const partner = { partner_key, nome, documento, desde, qualificacao, faixa_etaria };
  return partner satisfies Record<keyof PartnerRow, unknown> as PartnerRow;
}
