import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import {
  CompaniesSql,
  type CompanyEvent,
  type CompanyRows,
  type FirmRow,
  type PartnerRow,
  type TaxesRow,
  type UnitRow,
} from '../register/index.js';
import { keyOf } from './company-key.js';

/** A company as a month of the register tells it. */
export interface RegisteredCompany extends CompanyRows {
  readonly month: string;
  readonly fictional: boolean;
  readonly loadId: string;
}

type FoundRow = Pick<RegisteredCompany, 'month' | 'fictional' | 'loadId'> &
  FirmRow &
  UnitRow &
  TaxesRow & { readonly ordem: number | null; readonly partners: readonly PartnerTexts[] };

/** Columns of a partner as PostgreSQL writes them. */
type PartnerTexts = readonly [
  partner_key: string,
  nome: string | null,
  documento: string | null,
  desde: string | null,
  qualificacao: string | null,
  faixa_etaria: string | null,
];

/** What codes of the register mean. */
export class CodeTexts {
  constructor(private readonly texts: ReadonlyMap<string, string>) {}

  of(domain: string, code: number | null | undefined): string | null {
    return code === null || code === undefined ? null : (this.texts.get(`${domain} ${code}`) ?? null);
  }

  /** The codes of a domain that fit. */
  where(domain: string, fits: (code: number, description: string) => boolean): number[] {
    const own = [...this.texts].filter(([key]) => key.startsWith(`${domain} `));
    const all = own.map(([key, description]) => [Number(key.slice(domain.length + 1)), description] as const);
    return all.filter(([code, description]) => fits(code, description)).map(([code]) => code);
  }
}

/** Reads the month in force. One statement sees one month: the change to the next is one transaction. */
@Injectable()
export class Companies {
  private codes: { readonly loadId: string; readonly texts: Promise<CodeTexts> } | null = null;

  constructor(private readonly sql: CompaniesSql) {}

  /** Null: no month is in force, or it lacks this establishment. */
  async find(cnpj: Cnpj): Promise<RegisteredCompany | null> {
    const row = await this.sql.row<FoundRow>(FIND, keyOf(cnpj));
    if (!row || row.ordem === null) return null;
    const { loadId, month, fictional } = row;
    const partners = row.partners.map(partnerOf).sort(bySeniority);
    return { loadId, month, fictional, unit: row, firm: row, taxes: row, partners };
  }

  /** What the months changed of it, newer ones first. */
  async events(cnpj: Cnpj): Promise<CompanyEvent[]> {
    return this.sql.rows<CompanyEvent & Record<string, unknown>>(EVENTS, keyOf(cnpj));
  }

  /** The months that one can look back to, newer ones first. */
  async months(): Promise<string[]> {
    const rows = await this.sql.rows<{ month: string }>(MONTHS);
    return rows.map(({ month }) => month);
  }

  /** The load whose month is in force; null: none is. */
  inForce(): Promise<Pick<RegisteredCompany, 'loadId' | 'month' | 'fictional'> | null> {
    return this.sql.row(IN_FORCE);
  }

  /** Of the load that is in force: read once. */
  codesOf(loadId: string): Promise<CodeTexts> {
    if (this.codes?.loadId !== loadId) this.codes = { loadId, texts: this.readCodes() };
    return this.codes.texts;
  }

  private async readCodes(): Promise<CodeTexts> {
    const rows = await this.sql.rows<{ key: string; description: string }>(
      "SELECT domain || ' ' || code AS key, description FROM company_codes",
    );
    return new CodeTexts(new Map(rows.map(({ key, description }) => [key, description])));
  }
}

function partnerOf([partner_key, nome, documento, desde, qualificacao, faixa_etaria]: PartnerTexts): PartnerRow {
  const number = (text: string | null) => (text === null ? null : Number(text));
  return {
    partner_key,
    nome,
    documento,
    desde,
    qualificacao: number(qualificacao),
    faixa_etaria: number(faixa_etaria),
  };
}

/** Whoever came first stands first, without a day last; of one day by name. */
function bySeniority(one: PartnerRow, other: PartnerRow): number {
  const [a, b] = [one, other].map(({ desde, nome }) => `${desde ?? '~'} ${nome ?? '~'}`) as [string, string];
  return a < b ? -1 : Number(a > b);
}

/**
 * Columns one by one and dates as texts: a whole row as JSON costs PostgreSQL and us more, and so do partners as JSON beside an array of
 * texts, or sorted. No name stands in two tables. The load comes first, and by outer joins can come nowhere else: while a first one
 * runs, none is in force, and the tables, which have no keys yet, are not looked at. The widest table comes last, since each join
 * carries on what those before it gave. Each is asked for the key itself, not for another's.
 */
const FIND = `
  SELECT l.id AS "loadId", left(l.month::text, 7) AS month, l.fictional, t.simples, t.mei,
    f.capital_cents::float8, f.natureza, f.porte, f.razao_social, u.ordem,
    u.cnae, u.cep, u.situacao_desde::text, u.inicio::text, u.municipio, u.situacao, u.matriz, u.uf,
    u.nome_fantasia, u.cnaes, u.tipo_logradouro, u.logradouro, u.numero, u.complemento, u.bairro, u.cidade_exterior,
    u.telefone_1, u.telefone_2, u.email,
    ARRAY(SELECT ARRAY[p.partner_key::text, p.nome, p.documento, p.desde::text, p.qualificacao::text, p.faixa_etaria::text]
      FROM company_partners AS p WHERE p.cnpj_basico = $1::bigint) AS partners
  FROM company_loads AS l
    LEFT JOIN company_taxes AS t ON t.cnpj_basico = $1::bigint
    LEFT JOIN company_firms AS f ON f.cnpj_basico = $1::bigint
    LEFT JOIN company_units AS u ON u.cnpj_basico = $1::bigint AND u.ordem = $2::int
  WHERE l.state = 'em_vigor'`;

const IN_FORCE = `SELECT id AS "loadId", to_char(month, 'YYYY-MM') AS month, fictional
  FROM company_loads WHERE state = 'em_vigor'`;

const EVENTS = `
  SELECT to_char(month, 'YYYY-MM') AS month, entity, row_key::text AS row_key, kind, was, became
  FROM company_events
  WHERE cnpj_basico = $1::bigint AND (entity <> 2 OR row_key = $2::bigint)
  ORDER BY month DESC, entity, kind, row_key`;

const MONTHS = `
  SELECT to_char(month, 'YYYY-MM') AS month FROM company_loads
  WHERE state IN ('em_vigor', 'substituida') ORDER BY company_loads.month DESC`;
