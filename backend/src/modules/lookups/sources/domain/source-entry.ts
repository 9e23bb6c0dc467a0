import { FICTIONAL_BASIS, type LegalBasis } from '../../../../kernel/legal-bases.js';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';

export const OWNER_ROLES = ['controlador', 'operador'] as const;
export type OwnerRole = (typeof OWNER_ROLES)[number];

/** What the register says of a source. Days are AAAA-MM-DD in Brasília, months AAAA-MM. */
export interface SourceTerms {
  readonly owner: string;
  readonly ownerRole: OwnerRole;
  readonly cnpj: string | null;
  readonly contractNumber: string | null;
  readonly contractStart: string | null;
  /** The last day on which it holds; null for one without an end. */
  readonly contractEnd: string | null;
  readonly legalBasis: LegalBasis | typeof FICTIONAL_BASIS | null;
  readonly dataMonth: string | null;
  readonly lookupTypes: readonly LookupType[];
  readonly notes: string | null;
}

export interface SourceEntry extends SourceTerms {
  readonly changedAt: Date;
  /** The administrator's name; null when the product made the entry itself. */
  readonly changedBy: string | null;
}

/** Why a source may not be asked, in the administrator's words. */
export const ENTRY_FAULTS = {
  'sem-registro': 'A fonte não está no registro.',
  'sem-base-legal': 'Falta a base legal.',
  'sem-responsavel': 'Falta o CNPJ do responsável.',
  'sem-contrato': 'Falta o contrato, com número e início.',
  'contrato-futuro': 'O contrato ainda não começou.',
  'contrato-encerrado': 'O contrato terminou.',
  'tipo-de-fora': 'O tipo de consulta não está no registro da fonte.',
} as const;
export type EntryFault = keyof typeof ENTRY_FAULTS;

/** What keeps a source, which may be `fictional`, from being asked for a lookup type; null when it may be. Open data needs no entry, but is held to the types of one. */
export function entryFault(
  entry: SourceEntry | null,
  { type, fictional, today }: { type: LookupType; fictional: boolean; today: string },
): EntryFault | null {
  if (entry && !entry.lookupTypes.includes(type)) return 'tipo-de-fora';
  if (!lookupDefinition(type).personal) return null;
  if (!entry) return 'sem-registro';
  return termsFault(entry, fictional, today);
}

/** What an entry of a source of personal data lacks, whatever it is asked for. */
export function termsFault(terms: SourceTerms, fictional: boolean, today: string): EntryFault | null {
  if (!terms.legalBasis || (terms.legalBasis === FICTIONAL_BASIS && !fictional)) return 'sem-base-legal';
  if (!terms.cnpj) return 'sem-responsavel';
  if (!terms.contractNumber || !terms.contractStart) return 'sem-contrato';
  if (terms.contractStart > today) return 'contrato-futuro';
  return terms.contractEnd && terms.contractEnd < today ? 'contrato-encerrado' : null;
}
