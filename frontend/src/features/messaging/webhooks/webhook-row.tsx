import { Button } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import type { WebhookEndpointItem } from '../../../shared/api/generated';
import rows from '../../../shared/ui/rows.module.css';
import { Tag } from '../../../shared/ui/tag';
import { eventsText, pauseText, queueText } from './webhook-labels';
import own from './webhooks.module.css';

export type WebhookAction = 'log' | 'test' | 'pause' | 'resume' | 'rotate' | 'remove';

interface Props {
  readonly endpoint: WebhookEndpointItem;
  readonly busy: boolean;
  readonly onAsk: (what: WebhookAction) => void;
}

/** An endpoint: where it is, what it listens to, whether it is sent to, and what can be done with it. */
export function WebhookRow({ endpoint, busy, onAsk }: Props) {
  const { url, events, state, waiting } = endpoint;
  const paused = pauseText(endpoint);
  const actions: [WebhookAction, string][] = [
    ['log', 'Registro'],
    ...(paused ? [] : ([['test', 'Enviar teste']] as [WebhookAction, string][])),
    paused ? ['resume', 'Retomar'] : ['pause', 'Pausar'],
    ['rotate', 'Trocar segredo'],
    ['remove', 'Remover'],
  ];
  return (
    <li className={`${rows.row} ${rows.roomy}`}>
      <IconWebhook size={24} stroke={1.5} className="faint fixed" aria-hidden />
      <div className={rows.words}>
        <p className={`${rows.name} breaks`}>
          {url}
          {state === 'paused' && <Tag tone="warning">Pausado</Tag>}
        </p>
        <p className="medium">{eventsText(events)}</p>
        <p className="soft facts">
          {paused && <span>{paused}</span>}
          <span>{queueText(waiting)}</span>
        </p>
      </div>
      <div className={`${rows.actions} ${own.actions}`}>
        {actions.map(([what, label]) => (
          <Button
            key={what}
            variant="default"
            size="xs"
            disabled={busy}
            aria-label={`${label}: ${url}`}
            onClick={() => onAsk(what)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
