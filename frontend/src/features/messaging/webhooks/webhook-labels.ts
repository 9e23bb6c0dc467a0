import { type DeliveryFault, WEBHOOK_EVENT_TEXTS, WEBHOOK_EVENTS } from '@kernel/webhooks';
import type { WebhookDeliveryItem, WebhookEndpointItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import type { Tone } from '../../../shared/ui/tag';

export function eventLabel(type: string): string {
  return (WEBHOOK_EVENT_TEXTS as Readonly<Record<string, string>>)[type] ?? type;
}

/** What an endpoint listens to, short: all events are not listed. */
export function eventsText(events: readonly string[]): string {
  return events.length === WEBHOOK_EVENTS.length ? 'Todos os eventos' : events.map(eventLabel).join(', ');
}

const PAUSED = {
  owner: 'Pausado por você',
  dead: 'Pausado: nada foi aceito por três dias',
  gone: 'Pausado: respondeu que não existe mais',
  password: 'Pausado, confira o endereço: a senha foi redefinida',
  key: 'Pausado, confira o endereço: a chave de API que o adicionou foi encerrada',
} as const;

/** Why nothing is sent; null where something is. */
export function pauseText({ pauseReason, pausedAt }: WebhookEndpointItem): string | null {
  return pauseReason && pausedAt ? `${PAUSED[pauseReason]}, em ${formatMoment(pausedAt)}` : null;
}

export function queueText(waiting: number): string {
  if (waiting === 0) return 'Nada na fila';
  return waiting === 1 ? '1 entrega na fila' : `${waiting.toLocaleString('pt-BR')} entregas na fila`;
}

export const STATES: Readonly<Record<WebhookDeliveryItem['state'], readonly [string, Tone]>> = {
  waiting: ['Na fila', 'warning'],
  delivered: ['Entregue', 'success'],
  'given-up': ['Não entregue', 'danger'],
};

const FAULTS: Readonly<Record<Exclude<DeliveryFault, 'status'>, string>> = {
  timeout: 'não respondeu a tempo',
  name: 'o nome não existe',
  'private-address': 'leva a uma rede interna',
  tls: 'o certificado não foi aceito',
  connection: 'não houve conexão',
};

/** How an attempt went: “respondeu 204”, “não respondeu a tempo”; null before the first. */
export function outcomeText({ status, fault }: Pick<WebhookDeliveryItem, 'status' | 'fault'>): string | null {
  if (fault && fault !== 'status') return FAULTS[fault];
  return status === null ? null : `respondeu ${status}`;
}
