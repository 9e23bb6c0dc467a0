import { Button } from '@mantine/core';
import { useState } from 'react';
import { useListWebhookDeliveriesQuery, type WebhookEndpointItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { Loaded } from '../../../shared/ui/loaded';
import rows from '../../../shared/ui/rows.module.css';
import { Tag } from '../../../shared/ui/tag';
import { OpenedDelivery } from './opened-delivery';
import { eventLabel, outcomeText, STATES } from './webhook-labels';
import own from './webhooks.module.css';

const SHOWN = 50;

/** What was sent to an endpoint and what waits, the newest first; each opens with its body and attempts. */
export function DeliveryLogDialog({ endpoint, onClose }: { endpoint: WebhookEndpointItem; onClose: () => void }) {
  const { id, url } = endpoint;
  const log = useListWebhookDeliveriesQuery({ id, limit: SHOWN }, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Dialog title="Registro de entregas" onClose={onClose}>
      <p className={`${rows.name} breaks`}>{url}</p>
      <Loaded query={log} failed="Não foi possível ver o registro." small>
        {({ data, nextCursor }) => (
          <>
            {data.length === 0 && <p className="soft medium">Nada foi enviado ainda. Envie um teste.</p>}
            <ul className={own.log}>
              {data.map((delivery) => {
                const [word, tone] = STATES[delivery.state];
                const isOpen = opened === delivery.id;
                return (
                  <li key={delivery.id}>
                    <button
                      type="button"
                      className={own.line}
                      aria-expanded={isOpen}
                      onClick={() => setOpened(isOpen ? null : delivery.id)}
                    >
                      <span className="strong">{eventLabel(delivery.type)}</span>
                      <Tag tone={tone}>{word}</Tag>
                      <span className={`soft facts ${own.actions}`}>
                        {[formatMoment(delivery.createdAt), outcomeText(delivery)].filter(Boolean).join(' · ')}
                      </span>
                    </button>
                    {isOpen && <OpenedDelivery endpoint={endpoint} deliveryId={delivery.id} />}
                  </li>
                );
              })}
            </ul>
            {nextCursor && <p className="soft medium">As {SHOWN} mais novas; as outras, pela API.</p>}
          </>
        )}
      </Loaded>
      <DialogActions>
        <Button variant="default" loading={log.isFetching} onClick={() => void log.refetch()}>
          Atualizar
        </Button>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
