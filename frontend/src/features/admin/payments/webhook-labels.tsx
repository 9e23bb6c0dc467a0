import { NOTIFICATION_STATE_LABELS } from '@kernel/billing-states';
import type { WebhookItem } from '../../../shared/api/generated';
import { Tag } from '../../../shared/ui/tag';

const WEBHOOK_STATE_TONES = { waiting: 'warning', processed: 'success', 'given-up': 'danger' } as const;

/** How far a webhook was worked off. */
export function WebhookState({ state }: Pick<WebhookItem, 'state'>) {
  return <Tag tone={WEBHOOK_STATE_TONES[state]}>{NOTIFICATION_STATE_LABELS[state]}</Tag>;
}
