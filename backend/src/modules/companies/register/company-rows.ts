/** A date, AAAA-MM-DD, as PostgreSQL writes it in JSON. */
type Day = string | null;

/** Rows of the register as JSON has them. Of each kind of change an event keeps the columns that changed, so all may be absent. */
export interface FirmRow {
  readonly capital_cents: number | null;
  readonly natureza: number | null;
  readonly porte: number | null;
  readonly razao_social: string | null;
}

export interface UnitRow {
  readonly cnae: number | null;
  readonly cep: number | null;
  readonly situacao_desde: Day;
  readonly inicio: Day;
  readonly municipio: number | null;
  readonly situacao: number | null;
  readonly matriz: boolean | null;
  readonly uf: string | null;
  readonly nome_fantasia: string | null;
  readonly cnaes: readonly number[] | null;
  readonly tipo_logradouro: string | null;
  readonly logradouro: string | null;
  readonly numero: string | null;
  readonly complemento: string | null;
  readonly bairro: string | null;
  readonly cidade_exterior: string | null;
  readonly telefone_1: string | null;
  readonly telefone_2: string | null;
  readonly email: string | null;
  readonly situacao_especial: string | null;
  readonly situacao_especial_desde: Day;
}

export interface PartnerRow {
  readonly partner_key: string;
  readonly desde: Day;
  readonly qualificacao: number | null;
  readonly faixa_etaria: number | null;
  readonly nome: string | null;
  /** A CNPJ, or a CPF as the publisher masks it. */
  readonly documento: string | null;
}

export interface TaxesRow {
  readonly simples: boolean | null;
  readonly mei: boolean | null;
}

/** A company as the register has it, or had it. */
export interface CompanyRows {
  readonly firm: FirmRow | null;
  readonly unit: UnitRow | null;
  readonly taxes: TaxesRow | null;
  readonly partners: readonly PartnerRow[];
}

/** What a month changed of a company, newer months first. */
export interface CompanyEvent {
  /** AAAA-MM. */
  readonly month: string;
  /** 1 company, 2 establishment, 3 partner, 4 tax regime. */
  readonly entity: number;
  readonly row_key: string;
  readonly kind: string;
  readonly was: Record<string, unknown> | null;
  readonly became: Record<string, unknown> | null;
}

/** The company before what the months after `month` changed, of which all are given, newer months first. */
export function asOf(rows: CompanyRows, events: readonly CompanyEvent[], month: string): CompanyRows {
  let { firm, unit, taxes } = rows;
  const partners = new Map(rows.partners.map((partner) => [partner.partner_key, partner]));
  const undone = events.filter((event) => event.month > month);
  for (const { entity, was, became, row_key } of undone) {
    if (entity === 1) firm = before(firm, was, became);
    if (entity === 2) unit = before(unit, was, became);
    if (entity === 4) taxes = before(taxes, was, became);
    if (entity !== 3) continue;
    if (became) partners.delete(row_key);
    if (was) partners.set(String(was.partner_key), was as unknown as PartnerRow);
  }
  return { firm, unit, taxes, partners: [...partners.values()].sort(bySeniority) };
}

function before<Row>(row: Row | null, was: object | null, became: object | null): Row | null {
  if (was === null) return null;
  return (became === null ? was : { ...row, ...was }) as Row;
}

/** Whoever came first stands first, without a day last; of one day by name. */
export function bySeniority(one: PartnerRow, other: PartnerRow): number {
  const [a, b] = [`${one.desde ?? '~'} ${one.nome ?? '~'}`, `${other.desde ?? '~'} ${other.nome ?? '~'}`];
  return a < b ? -1 : Number(a > b);
}
