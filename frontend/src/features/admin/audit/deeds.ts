/** What administrators do, in words; a deed that is not here is shown by its name. */
export const DEEDS: Readonly<Record<string, string>> = {
  'view-audit': 'Leu a auditoria',
  'open-audit-record': 'Abriu um registro da auditoria',
  'export-audit': 'Exportou a auditoria',
  'verify-audit': 'Conferiu a cadeia de selos',
  'view-admin-actions': 'Leu as ações de administradores',
  'suppress-person': 'Suprimiu uma pessoa',
  'lift-suppression': 'Levantou uma supressão',
  'release-lookups': 'Liberou as consultas de uma conta',
  'hold-lookups': 'Parou as consultas de uma conta',
  'open-privacy-request': 'Abriu o pedido de um titular',
  'ask-privacy-proof': 'Pediu a um titular que comprove quem é',
  'confirm-privacy-identity': 'Confirmou a identidade de um titular',
  'suppress-privacy-subject': 'Suprimiu um titular a pedido dele',
  'answer-privacy-request': 'Respondeu ao pedido de um titular',
  'resend-privacy-answer': 'Reenviou a resposta a um titular',
  'refuse-privacy-request': 'Recusou o pedido de um titular',
  'block-account': 'Bloqueou uma conta',
  'unblock-account': 'Desbloqueou uma conta',
  'end-account-sessions': 'Encerrou as sessões de uma conta',
  'refund-payment': 'Devolveu um pagamento',
  'replay-webhook': 'Reprocessou uma notificação',
  'move-suggestion': 'Mudou a situação de uma mensagem',
  'answer-suggestion': 'Respondeu uma mensagem',
  'export-suggestions': 'Exportou as mensagens recebidas',
  'create-promo-code': 'Criou um código promocional',
  'edit-promo-code': 'Mudou um código promocional',
  'delete-promo-code': 'Apagou um código promocional',
  'change-password': 'Trocou a própria senha',
  'enable-totp': 'Ligou a verificação em duas etapas',
  'remove-totp': 'Desligou a verificação em duas etapas',
  'renew-recovery-codes': 'Renovou os códigos de recuperação',
};

export function deedInWords(action: string): string {
  return DEEDS[action] ?? action;
}
