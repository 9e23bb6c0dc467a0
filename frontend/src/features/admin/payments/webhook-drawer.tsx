import { notificationOutcomeLabel } from '@kernel/billing-states';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type OpenedWebhookItem, useOpenWebhookQuery, useReplayWebhookMutation } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { Facts } from '../../../shared/ui/facts';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { Section } from '../section';
import { GATEWAYS } from './payment-labels';
import classes from './payments.module.css';
import { WebhookState } from './webhook-labels';

/** While a replay is under way, how often its end is asked for; once it failed, and waits for its next try. */
const WATCH_MS = 1_000;
const WAIT_MS = 30_000;

/** One webhook with what came, and the way to have it worked off again. */
export function WebhookDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  /** As it was before it was replayed; null: it was not. */
  const [before, setBefore] = useState<OpenedWebhookItem | null>(null);
  const [watchMs, setWatchMs] = useState(0);
  const { data, error } = useOpenWebhookQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: watchMs,
    skipPollingIfUnfocused: true,
  });
  const [replay, replaying] = useReplayWebhookMutation();
  const webhook = data?.data;
  const said = webhook && before && endInWords(webhook, before);
  const nextMs = webhook?.state === 'processed' ? 0 : WAIT_MS;
  if (watchMs > 0 && said && watchMs !== nextMs) setWatchMs(nextMs);
  const again = async (present: OpenedWebhookItem) => {
    setBefore(null);
    const { data: taken } = await replay(id);
    setBefore(taken ? present : null);
    setWatchMs(taken ? WATCH_MS : 0);
  };
  const failure = replaying.error ?? (webhook ? undefined : error);
  return (
    <Drawer title="Notificação" onClose={onClose}>
      {webhook && <Webhook webhook={webhook} />}
      <Said>{before && (said ?? 'Processando outra vez…')}</Said>
      <Problem error={failure} text="Não foi possível processar outra vez." />
      {webhook && (
        <Button mt="sm" variant="default" loading={replaying.isLoading} onClick={() => again(webhook)}>
          Processar outra vez
        </Button>
      )}
    </Drawer>
  );
}

function Webhook({ webhook }: { webhook: OpenedWebhookItem }) {
  const { state, outcome, attempts, receivedAt, processedAt, nextAttemptAt, provider, chargeId, eventId, payload } =
    webhook;
  const facts: ReadonlyArray<readonly [string, string]> = [
    ['Resultado', outcome ? notificationOutcomeLabel(outcome) : '–'],
    ['Recebida em', formatMoment(receivedAt)],
    ['Processada em', processedAt ? formatMoment(processedAt) : '–'],
    ['Próxima tentativa', nextAttemptAt ? formatMoment(nextAttemptAt) : '–'],
    ['Tentativas', String(attempts)],
    ['Meio de pagamento', GATEWAYS[provider] ?? provider],
    ['Cobrança', chargeId],
    ['Evento', eventId],
  ];
  return (
    <>
      <p className={`row ${classes.headline}`}>
        <WebhookState state={state} />
      </p>
      <Facts facts={facts} />
      <Section title="O que chegou" small>
        <p className="soft small">
          O que poderia identificar quem pagou está oculto. Nada disso vale sem confirmação: o meio de pagamento é
          consultado.
        </p>
        <pre className={classes.payload}>{payload}</pre>
      </Section>
    </>
  );
}

/** What came of a replay; null while it is under way. A second attempt is made where the first failed. */
function endInWords(now: OpenedWebhookItem, before: OpenedWebhookItem): string | null {
  const { state, outcome, attempts, processedAt, nextAttemptAt } = now;
  if (state === 'processed') {
    if (processedAt === before.processedAt) return null;
    return `Processada outra vez: ${notificationOutcomeLabel(outcome ?? '').toLowerCase()}. O que já estava feito não se repetiu.`;
  }
  if (attempts < 2 || !nextAttemptAt || nextAttemptAt === before.nextAttemptAt) return null;
  return `Ainda não deu certo. Próxima tentativa em ${formatMoment(nextAttemptAt)}.`;
}
