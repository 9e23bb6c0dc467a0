import { Button } from '@mantine/core';
import {
  useGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  type WebhookEndpointItem,
} from '../../../shared/api/generated';
import { spreadJson } from '../../../shared/files/spread-json';
import { formatMoment } from '../../../shared/ui/dates';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { outcomeText } from './webhook-labels';
import own from './webhooks.module.css';

interface Props {
  readonly endpoint: WebhookEndpointItem;
  readonly deliveryId: string;
}

/** What was sent, how each attempt went, and the wish to send it again. */
export function OpenedDelivery({ endpoint: { id, state }, deliveryId }: Props) {
  const delivery = useGetWebhookDeliveryQuery({ id, deliveryId }, { refetchOnMountOrArgChange: true });
  const [resend, resending] = useResendWebhookDeliveryMutation();
  return (
    <div className={own.opened}>
      <Loaded query={delivery} failed="Não foi possível ver a entrega." small>
        {({ data: { eventId, body, tries, nextAttemptAt } }) => (
          <>
            <p className="soft small breaks">
              <code>{eventId}</code>
            </p>
            <pre className={own.code}>{spreadJson(body)}</pre>
            {nextAttemptAt && <p className="soft medium">Próxima tentativa: {formatMoment(nextAttemptAt)}</p>}
            <ol className={own.tries} aria-label="Tentativas">
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
