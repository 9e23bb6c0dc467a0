import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { ExpiringMap } from '../../../platform/expiring-map.js';
import { keptCall } from '../../../platform/shared-calls.js';
import { CompaniesSql, type CompanyEvent } from '../register/index.js';
import { keyOf } from './company-key.js';
import { EVENT_KIND } from './event-kind.sql.js';
import { companyOf, FIND, FIND_GONE, type RegisteredCompany, type SaidRow } from './find-company.sql.js';

export type { RegisteredCompany } from './find-company.sql.js';

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
  private readonly codes = new ExpiringMap<Promise<CodeTexts>>(Infinity, 1);

  constructor(private readonly sql: CompaniesSql) {}

  /** Null: no month is in force, or it lacks this establishment. */
  async find(cnpj: Cnpj): Promise<RegisteredCompany | null> {
    return companyOf(await this.sql.rows<SaidRow>(FIND, keyOf(cnpj)));
  }

  /** As what is found, of an establishment that an earlier month had: without its own row. Null: none had it. */
  async gone(cnpj: Cnpj): Promise<RegisteredCompany | null> {
    return companyOf(await this.sql.rows<SaidRow>(FIND_GONE, keyOf(cnpj)));
  }

  /** What the months changed of it, newer ones first. */
  async events(cnpj: Cnpj): Promise<CompanyEvent[]> {
    return this.sql.rows<CompanyEvent>(EVENTS, keyOf(cnpj));
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

  /** Of the load that is in force: read once, and again where that failed. */
  codesOf(loadId: string): Promise<CodeTexts> {
    return keptCall(this.codes, loadId, () => this.readCodes());
  }

  private async readCodes(): Promise<CodeTexts> {
    const rows = await this.sql.rows<{ key: string; description: string }>(
      "SELECT domain || ' ' || code AS key, description FROM company_codes",
    );
    return new CodeTexts(new Map(rows.map(({ key, description }) => [key, description])));
  }
}

const IN_FORCE = `SELECT id AS "loadId", to_char(month, 'YYYY-MM') AS month, fictional
  FROM company_loads WHERE state = 'em_vigor'`;

const EVENTS = `
  SELECT to_char(month, 'YYYY-MM') AS month, entity, row_key::text AS row_key, ${EVENT_KIND}, was, became
  FROM company_events AS e
  WHERE cnpj_basico = $1::bigint AND (entity <> 2 OR row_key = $2::bigint)
  ORDER BY month DESC, entity, kind, row_key`;

const MONTHS = `
  SELECT to_char(month, 'YYYY-MM') AS month FROM company_loads
  WHERE state IN ('em_vigor', 'substituida') ORDER BY company_loads.month DESC`;
