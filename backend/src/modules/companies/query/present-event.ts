import type { CompanyEvent, FirmRow, PartnerRow, TaxesRow, UnitRow } from '../register/index.js';
import type { CodeTexts } from './companies.queries.js';
import { namedAfter } from './named-after.js';
import { presentFirm, presentPartner, presentTaxes, presentUnit, withheldBy } from './present-company.js';

type Told = Readonly<Record<string, unknown>>;
type Suppressing = Parameters<typeof namedAfter>[0];

const PARTNER = 3;

/** One change of a company, as a subscriber reads it. */
export interface PresentedEvent {
  readonly mes: string;
  readonly tipo: string;
  readonly antes: Told | null;
  readonly depois: Told | null;
}

/** Which of the lookup's fields a kind of change is about; a kind that is not here tells all of them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  razao_social: ['razao_social'],
  natureza: ['natureza_juridica'],
  capital: ['capital_social'],
  porte: ['porte'],
  situacao: ['situacao_cadastral', 'data_situacao_cadastral'],
  baixada: ['situacao_cadastral', 'data_situacao_cadastral'],
  situacao_especial: ['situacao_especial', 'data_situacao_especial'],
  nome_fantasia: ['nome_fantasia'],
  endereco: ['endereco'],
  cnae: ['cnae_fiscal_principal', 'cnaes_secundarios'],
  contato: ['telefones', 'email'],
  cadastro: ['tipo', 'data_inicio_atividade'],
  simples: ['opcao_pelo_simples'],
  mei: ['opcao_pelo_mei'],
};
/** What no field of the lookup shows, and what comes and goes with the company's own row, of which the establishments tell. */
export const UNTOLD: ReadonlySet<string> = new Set([
  'responsavel',
  'empresa_incluida',
  'empresa_removida',
  'socio_incluido',
  'socio_removido',
  'optante_incluido',
  'optante_removido',
]);

/** Null for what is not told: what no field shows, so also what reads the same before and after, and what is about somebody who is withheld, by a name of before too. */
export function presentEvent(event: CompanyEvent, codes: CodeTexts, suppresses: Suppressing): PresentedEvent | null {
  const { month: mes, kind: tipo, was, became } = event;
  if (UNTOLD.has(tipo)) return null;
  if ([was, became].some((row) => row && isWithheld(event.entity, row, suppresses))) return null;
  const [antes, depois] = [was, became].map((row) => row && chosen(toldRow(event.entity, row, codes), FIELDS[tipo]));
  if (JSON.stringify(ordered(antes)) === JSON.stringify(ordered(depois))) return null;
  return { mes, tipo, antes: antes ?? null, depois: depois ?? null };
}

function isWithheld(entity: number, row: object, suppresses: Suppressing): boolean {
  if (entity === PARTNER) return withheldBy(suppresses)(row as PartnerRow);
  const { razao_social, nome_fantasia } = row as Partial<FirmRow & UnitRow>;
  return namedAfter(suppresses)(razao_social, nome_fantasia);
}

/** Lists without their order, which says nothing of further activities or telephones. */
function ordered(told: Told | null | undefined): Told | null {
  if (!told) return null;
  const texts = (value: unknown) => (Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value);
  return Object.fromEntries(Object.entries(told).map(([field, value]) => [field, texts(value)]));
}

function toldRow(entity: number, row: unknown, codes: CodeTexts): Told {
  if (entity === 1) return presentFirm(row as FirmRow, codes);
  if (entity === 2) return presentUnit(row as UnitRow, codes);
  return entity === PARTNER ? presentPartner(row as PartnerRow, codes) : presentTaxes(row as TaxesRow);
}

function chosen(told: Told, fields: readonly string[] | undefined): Told {
  return fields ? Object.fromEntries(fields.map((field) => [field, told[field]])) : told;
}
