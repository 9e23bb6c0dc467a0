import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  useGetWebhookDeliveryQuery,
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveryMutation,
  type WebhookEndpointItem,
} from '../../../shared/api/generated';
import { spreadJson } from '../../../shared/files/spread-json';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { DOT } from '../../../shared/ui/dot';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import rows from '../../../shared/ui/rows.module.css';
import { Said } from '../../../shared/ui/said';
import { Tag } from '../../../shared/ui/tag';
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
            <ul className="grid if-any spaced">
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
                        {[formatMoment(delivery.createdAt), outcomeText(delivery)].filter(Boolean).join(DOT)}
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

interface Props {
  readonly endpoint: WebhookEndpointItem;
  readonly deliveryId: string;
}

/** What was sent, how each attempt went, and the wish to send it again. */
function OpenedDelivery({ endpoint: { id, state }, deliveryId }: Props) {
  const delivery = useGetWebhookDeliveryQuery({ id, deliveryId }, { refetchOnMountOrArgChange: true });
  const [resend, resending] = useResendWebhookDeliveryMutation();
  return (
    <div className={`grid starts gap-2 ${own.opened}`}>
      <Loaded query={delivery} failed="Não foi possível ver a entrega." small>
        {({ data: { eventId, body, tries, nextAttemptAt } }) => (
          <>
            <p className="soft small breaks">
              <code>{eventId}</code>
            </p>
            <pre className={own.code}>{spreadJson(body)}</pre>
            {nextAttemptAt && <p className="soft medium">Próxima tentativa: {formatMoment(nextAttemptAt)}</p>}
            <ol className={`grid if-any small tabular ${own.tries}`} aria-label="Tentativas">
              {tries.map((attempt) => (
                <li key={attempt.madeAt}>
                  {formatMoment(attempt.madeAt)}: {outcomeText(attempt)} em {attempt.durationMs} ms
                  {attempt.reply && <pre className={own.code}>{attempt.reply}</pre>}
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
      {state === 'active' && (
        <Button
          variant="default"
          size="xs"
          loading={resending.isLoading}
          onClick={() => void resend({ id, deliveryId })}
        >
          Reenviar
        </Button>
      )}
      <Said>{resending.isSuccess && 'Entrega de volta à fila.'}</Said>
      <Problem error={resending.error} text="Não foi possível reenviar." />
    </div>
  );
}
