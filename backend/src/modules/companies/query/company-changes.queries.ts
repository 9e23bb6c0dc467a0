import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { CompaniesSql, type CompanyEvent, type FirmRow, minorIn, type UnitRow } from '../register/index.js';
import { keyOf } from './company-key.js';
import { EVENT_KIND } from './event-kind.sql.js';
import { UNTOLD } from './present-event.js';

/** Names a row of the register's events, beside its month. */
export interface ChangeKey {
  /** The first eight characters of the CNPJ, as the register numbers them. */
  readonly root: number;
  readonly entity: number;
  /** Of 64 bits. */
  readonly rowKey: string;
  readonly kind: string;
}

export type BriefRow = Pick<FirmRow, 'razao_social'> &
  Pick<UnitRow, 'nome_fantasia' | 'situacao' | 'situacao_desde'> & {
    readonly root: number;
    readonly ordem: number;
  };

export type KeyedEvent = CompanyEvent & { readonly root: number };

/** What months of the register changed of many companies at once. */
@Injectable()
export class CompanyChanges {
  constructor(private readonly sql: CompaniesSql) {}

  /** The months that are or were in force (AAAA-MM), and since when. */
  live(): Promise<{ month: string; liveAt: Date }[]> {
    return this.sql.rows(LIVE);
  }

  /** What a month changed of these companies, but for what is not told and for partners who may be minors. */
  async changed(month: string, roots: readonly number[]): Promise<ChangeKey[]> {
    return this.sql.rows<ChangeKey>(CHANGED, [`${month}-01`, roots, [...UNTOLD]]);
  }

  /** What these changes say. */
  async said(month: string, keys: readonly ChangeKey[]): Promise<KeyedEvent[]> {
    const columns = [keys.map((key) => key.root), keys.map((key) => key.entity)];
    const more = [keys.map((key) => key.rowKey), keys.map((key) => key.kind)];
    return this.sql.rows<KeyedEvent>(SAID, [`${month}-01`, ...columns, ...more]);
  }

  /** What companies are called, by root; of those that the register has no more, what they were called last. Without those that it never had. */
  async names(roots: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
    const rows = await this.sql.rows<{ root: number; name: string | null }>(NAMES, [roots]);
    return new Map(rows.map(({ root, name }) => [root, name]));
  }

  /** How establishments are called and how they stand; those that the month in force lacks are left out. */
  async briefs(cnpjs: readonly Cnpj[]): Promise<BriefRow[]> {
    const keys = cnpjs.map(keyOf);
    const columns = [keys.map(([root]) => root), keys.map(([, branch]) => branch)];
    return this.sql.rows<BriefRow>(BRIEFS, columns);
  }
}

const LIVE = `
  SELECT to_char(month, 'YYYY-MM') AS month, finished_at AS "liveAt" FROM company_loads
  WHERE state IN ('em_vigor', 'substituida') AND finished_at IS NOT NULL ORDER BY company_loads.month`;

const CHANGED = `
  SELECT cnpj_basico::float8 AS root, entity, row_key::text AS "rowKey", kind FROM company_events
  WHERE month = $1 AND cnpj_basico = ANY ($2::bigint[]) AND kind <> ALL ($3::text[])
    AND NOT (entity = 3 AND (coalesce(${minorIn('was')}, false) OR coalesce(${minorIn('became')}, false)))`;

const SAID = `
  SELECT e.cnpj_basico::float8 AS root, to_char(e.month, 'YYYY-MM') AS month, e.entity, e.row_key::text AS row_key, ${EVENT_KIND},
    e.was, e.became
  FROM unnest($2::bigint[], $3::smallint[], $4::bigint[], $5::text[]) AS k (root, entity, row_key, kind)
    JOIN company_events AS e ON e.month = $1 AND e.cnpj_basico = k.root AND e.entity = k.entity AND e.row_key = k.row_key
      AND e.kind = k.kind`;

const NAMES = `
  SELECT k.root::float8 AS root, coalesce(f.razao_social, gone.razao_social) AS name
  FROM unnest($1::bigint[]) AS k (root)
    LEFT JOIN company_firms AS f ON f.cnpj_basico = k.root
    LEFT JOIN LATERAL (
      SELECT e.cnpj_basico, e.was ->> 'razao_social' AS razao_social FROM company_events AS e
      WHERE f.cnpj_basico IS NULL AND e.cnpj_basico = k.root AND e.entity = 1 AND e.kind = 'empresa_removida'
      ORDER BY e.month DESC LIMIT 1
    ) AS gone ON true
  WHERE f.cnpj_basico IS NOT NULL OR gone.cnpj_basico IS NOT NULL`;

const BRIEFS = `
  SELECT u.cnpj_basico::float8 AS root, u.ordem, u.situacao, u.situacao_desde::text, u.nome_fantasia,
    f.razao_social
  FROM unnest($1::bigint[], $2::int[]) AS k (root, branch)
    JOIN company_units AS u ON u.cnpj_basico = k.root AND u.ordem = k.branch
    LEFT JOIN company_firms AS f ON f.cnpj_basico = u.cnpj_basico`;
