import type { SubjectDocumentKind, SuppressionKind, SuppressionReason } from '../../../shared/api/generated';

/** By what a suppressed person is recognised. */
export const KIND_LABELS: Readonly<Record<SuppressionKind, string>> = {
  cpf: 'CPF',
  nome_nascimento: 'Nome e nascimento',
  nome_cpf: 'Nome e dígitos do CPF',
  telefone: 'Telefone',
  email: 'E-mail',
  rg: 'RG',
};

export const REASON_LABELS: Readonly<Record<SuppressionReason, string>> = {
  titular: 'Pedido do titular',
  ordem_judicial: 'Ordem judicial',
  interno: 'Decisão interna',
};

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
