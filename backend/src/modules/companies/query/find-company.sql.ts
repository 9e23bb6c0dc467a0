import type { CompanyRows, FirmRow, PartnerRow, TaxesRow, UnitRow } from '../register/index.js';

/** A company as a month of the register tells it. */
export interface RegisteredCompany extends CompanyRows {
  readonly month: string;
  readonly fictional: boolean;
  readonly loadId: string;
}

type Load = Pick<RegisteredCompany, 'loadId' | 'month' | 'fictional'>;

/** A row of a table: which table's, and its columns in their order. */
export interface SaidRow {
  readonly says: readonly ['unit' | 'firm' | 'taxes' | 'partner', ...unknown[]];
}

const LOAD: readonly (keyof Load)[] = ['loadId', 'month', 'fictional'];
const UNIT: readonly (keyof UnitRow)[] = [
  'cnae',
  'cep',
  'situacao_desde',
  'inicio',
  'municipio',
  'situacao',
  'matriz',
  'uf',
  'nome_fantasia',
  'cnaes',
  'tipo_logradouro',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade_exterior',
  'telefone_1',
  'telefone_2',
  'email',
];
const FIRM: readonly (keyof FirmRow)[] = ['capital_cents', 'natureza', 'porte', 'razao_social'];
const TAXES: readonly (keyof TaxesRow)[] = ['simples', 'mei'];
const PARTNER: readonly (keyof PartnerRow)[] = [
  'partner_key',
  'nome',
  'documento',
  'desde',
  'qualificacao',
  'faixa_etaria',
];

const OF_COMPANY = 'cnpj_basico = $1::bigint';
const all = (columns: readonly string[]) => columns.join(', ');

/**
 * One column of arrays, a row for each row of the tables. As columns of one joined row the same costs PostgreSQL and us more: each
 * join describes anew what those before it gave, and the driver reads each column's name and type. The load comes first, since the
 * establishment tells of it: while a first one runs, none is in force, and the tables, which have no keys yet, are not looked at.
 * Each table is asked for the key itself, not for another's. A partner's key has more digits than a number of JSON here.
 */
export const FIND = `
  SELECT c.says FROM company_loads AS l CROSS JOIN LATERAL (
    SELECT json_build_array('unit', l.id, left(l.month::text, 7), l.fictional, ${all(UNIT)}) AS says
    FROM company_units WHERE ${OF_COMPANY} AND ordem = $2::int
    UNION ALL SELECT json_build_array('firm', ${all(FIRM)}) FROM company_firms WHERE ${OF_COMPANY}
    UNION ALL SELECT json_build_array('taxes', ${all(TAXES)}) FROM company_taxes WHERE ${OF_COMPANY}
    UNION ALL SELECT json_build_array('partner', ${all(PARTNER).replace('partner_key', 'partner_key::text')})
      FROM company_partners WHERE ${OF_COMPANY}
  ) AS c WHERE l.state = 'em_vigor'`;

/** Null: no month is in force, or it lacks this establishment. */
export function companyOf(rows: readonly SaidRow[]): RegisteredCompany | null {
  const of = (table: SaidRow['says'][0]) => rows.filter(({ says }) => says[0] === table).map(({ says }) => says);
  const [unit, firm, taxes] = [of('unit')[0], of('firm')[0], of('taxes')[0]];
  if (!unit) return null;
  return {
    ...named<Load>(LOAD, unit),
    unit: named<UnitRow>(UNIT, unit, LOAD.length),
    firm: firm ? named<FirmRow>(FIRM, firm) : null,
    taxes: taxes ? named<TaxesRow>(TAXES, taxes) : null,
    partners: of('partner')
      .map((partner) => named<PartnerRow>(PARTNER, partner))
      .sort(bySeniority),
  };
}

/** Such columns of a row by their names; so many others come before them. */
function named<Row>(columns: readonly (keyof Row)[], says: SaidRow['says'], before = 0): Row {
  const row: Partial<Record<keyof Row, unknown>> = {};
  for (const [place, column] of columns.entries()) row[column] = says[1 + before + place];
  return row as Row;
}

/** Whoever came first stands first, without a day last; of one day by name. */
function bySeniority(one: PartnerRow, other: PartnerRow): number {
  const [a, b] = [one, other].map(({ desde, nome }) => `${desde ?? '~'} ${nome ?? '~'}`) as [string, string];
  return a < b ? -1 : Number(a > b);
}
