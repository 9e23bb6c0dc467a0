import type { WebhookItem } from '../../../shared/api/generated';
import { Tag } from '../../../shared/ui/tag';
import type { Labels } from './payment-labels';

/** How far a webhook was worked off. */
export const WEBHOOK_STATE_LABELS: Labels<WebhookItem['state']> = {
  waiting: 'Esperando',
  processed: 'Processada',
  'given-up': 'Não processada',
};

const WEBHOOK_STATE_TONES = { waiting: 'warning', processed: 'success', 'given-up': 'danger' } as const;

export function WebhookState({ state }: Pick<WebhookItem, 'state'>) {
  return <Tag tone={WEBHOOK_STATE_TONES[state]}>{WEBHOOK_STATE_LABELS[state]}</Tag>;
}

/** What working a webhook off came to. */
export function outcomeLabel(outcome: string): string {
  return OUTCOMES[outcome] ?? outcome;
}

const OUTCOMES: Labels<string> = {
  criado: 'Pagamento ainda sem cobrança',
  aguardando: 'Ainda não pago',
  aprovado: 'Pagamento aprovado',
  expirado: 'Pagamento expirado',
  cancelado: 'Pagamento cancelado',
  falhou: 'Pagamento não concluído',
  estornado: 'Pagamento devolvido',
  contestado: 'Pagamento contestado',
  cobranca_desconhecida: 'O meio de pagamento não conhece a cobrança',
  pagamento_desconhecido: 'A cobrança não é nossa',
};
