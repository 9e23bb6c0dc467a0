import type { WebhookItem } from '../../../shared/api/generated';
import type { Tone } from '../../../shared/ui/tag';

/** How far a notification was worked off. */
export const STATES: Readonly<Record<WebhookItem['state'], { readonly text: string; readonly tone: Tone }>> = {
  waiting: { text: 'Esperando', tone: 'warning' },
  processed: { text: 'Processada', tone: 'success' },
  'given-up': { text: 'Desistida', tone: 'danger' },
};
