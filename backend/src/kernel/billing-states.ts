/** How a payment stands, as administrators read it on the page and in a spreadsheet. */
export const PAYMENT_STATUS_LABELS = {
  pending: 'Aguardando',
  approved: 'Aprovado',
  expired: 'Expirado',
  cancelled: 'Cancelado',
  failed: 'Falhou',
  refunded: 'Devolvido',
  disputed: 'Contestado',
} as const;

/** What became of a use of a promotional code. */
export const REDEMPTION_STATUS_LABELS = {
  reserved: 'Reservado',
  consumed: 'Usado',
  released: 'Devolvido',
  'over-limit': 'Além do limite',
} as const;

/** How far a gateway's notification was worked off. */
export const NOTIFICATION_STATE_LABELS = {
  waiting: 'Esperando',
  processed: 'Processada',
  'given-up': 'Não processada',
} as const;

/** What working a notification off came to; a word of its own otherwise. */
export function notificationOutcomeLabel(outcome: string): string {
  return NOTIFICATION_OUTCOMES.get(outcome) ?? outcome;
}

const NOTIFICATION_OUTCOMES: ReadonlyMap<string, string> = new Map([
  ['criado', 'Pagamento ainda sem cobrança'],
  ['aguardando', 'Ainda não pago'],
  ['aprovado', 'Pagamento aprovado'],
  ['expirado', 'Pagamento expirado'],
  ['cancelado', 'Pagamento cancelado'],
  ['falhou', 'Pagamento não concluído'],
  ['estornado', 'Pagamento devolvido'],
  ['contestado', 'Pagamento contestado'],
  ['cobranca_desconhecida', 'O meio de pagamento não conhece a cobrança'],
  ['pagamento_desconhecido', 'A cobrança não é nossa'],
]);
