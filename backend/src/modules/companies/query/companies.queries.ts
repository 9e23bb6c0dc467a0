import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { CompaniesSql, type CompanyEvent, type CompanyRows } from '../register/index.js';

/** A company as a month of the register tells it. */
export interface RegisteredCompany extends CompanyRows {
  readonly month: string;
  readonly fictional: boolean;
  readonly loadId: string;
}

/** What codes of the register mean. */
export class CodeTexts {
  constructor(private readonly texts: ReadonlyMap<string, string>) {}

  of(domain: string, code: number | null | undefined): string | null {
    return code === null || code === undefined ? null : (this.texts.get(`${domain} ${code}`) ?? null);
  }
}

/** Reads the month in force. One statement sees one month: the change to the next is one transaction. */
@Injectable()
export class Companies {
  private codes: { readonly loadId: string; readonly texts: Promise<CodeTexts> } | null = null;

  constructor(private readonly sql: CompaniesSql) {}

  /** Null: no month is in force, or it lacks this establishment. */
  async find(cnpj: Cnpj): Promise<RegisteredCompany | null> {
    const row = await this.sql.row<RegisteredCompany>(FIND, keyOf(cnpj));
    return row?.unit ? { ...row, partners: row.partners ?? [] } : null;
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

/** Its two keys: root and branch, each as one number of base 36. */
function keyOf(cnpj: Cnpj): [number, number] {
  return [Number.parseInt(cnpj.slice(0, 8), 36), Number.parseInt(cnpj.slice(8, 12), 36)];
}

const FIND = `
  SELECT l.id AS "loadId", to_char(l.month, 'YYYY-MM') AS month, l.fictional,
    (SELECT to_json(u) FROM company_units AS u WHERE u.cnpj_basico = $1::bigint AND u.ordem = $2::int) AS unit,
    (SELECT to_json(f) FROM company_firms AS f WHERE f.cnpj_basico = $1::bigint) AS firm,
    (SELECT to_json(t) FROM company_taxes AS t WHERE t.cnpj_basico = $1::bigint) AS taxes,
    (SELECT json_agg(json_build_object('partner_key', p.partner_key::text, 'nome', p.nome, 'desde', p.desde,
       'qualificacao', p.qualificacao, 'faixa_etaria', p.faixa_etaria) ORDER BY p.desde, p.nome)
     FROM company_partners AS p WHERE p.cnpj_basico = $1::bigint) AS partners
  FROM company_loads AS l WHERE l.state = 'em_vigor'`;

const EVENTS = `
  SELECT to_char(month, 'YYYY-MM') AS month, entity, row_key::text AS row_key, kind, was, became
  FROM company_events
  WHERE cnpj_basico = $1::bigint AND (entity <> 2 OR row_key = $2::bigint)
  ORDER BY month DESC, entity, kind, row_key`;

const MONTHS = `
  SELECT to_char(month, 'YYYY-MM') AS month FROM company_loads
  WHERE state IN ('em_vigor', 'substituida') ORDER BY company_loads.month DESC`;
