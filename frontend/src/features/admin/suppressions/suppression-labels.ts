import type { SubjectDocumentKind } from '../../../shared/api/generated';

/** What an administrator can type of a person. */
export const DOCUMENT_LABELS: Readonly<Record<SubjectDocumentKind, string>> = {
  cpf: 'CPF',
  nome: 'Nome completo',
  telefone: 'Telefone',
  email: 'E-mail',
  rg: 'RG',
};

/** What asking for a suppression came to: how many were made. */
export function suppressed(made: number): string {
  if (made === 0) return 'Já estava suprimida com este protocolo.';
  return made === 1 ? 'Supressão em vigor.' : `${made} supressões em vigor.`;
}
