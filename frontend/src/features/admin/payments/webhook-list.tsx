import { NOTIFICATION_STATE_LABELS, notificationOutcomeLabel } from '@kernel/billing-states';
import { useState } from 'react';
import type { WebhookItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { atMost, choice, order, text } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { GATEWAYS } from './payment-labels';
import { WebhookDrawer } from './webhook-drawer';
import { WebhookState } from './webhook-labels';

const WEBHOOKS = {
  filters: {
    chargeId: text('Cobrança', atMost(80), 'Número inteiro da cobrança'),
    state: choice('Situação', NOTIFICATION_STATE_LABELS, 'Todas'),
    provider: choice('Meio de pagamento', GATEWAYS),
    sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }),
  },
  usePages: pagesOf('listWebhooks'),
  refreshMs: 15_000,
};

const COLUMNS: ReadonlyArray<Column<WebhookItem>> = [
  { header: 'Recebida', cell: ({ receivedAt }) => formatMoment(receivedAt), look: 'line' },
  { header: 'Meio', cell: ({ provider }) => GATEWAYS[provider] ?? provider },
  { header: 'Cobrança', cell: ({ chargeId }) => chargeId, look: 'code' },
  { header: 'Situação', cell: ({ state }) => <WebhookState state={state} /> },
  { header: 'Resultado', cell: ({ outcome }) => (outcome ? notificationOutcomeLabel(outcome) : '–') },
  { header: 'Tentativas', cell: ({ attempts }) => formatNumber(attempts), look: 'number' },
];

/** What the gateways told us, and what became of it. */
export function WebhookList() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <PagedList
        label="Notificações"
        list={usePagedList(WEBHOOKS)}
        columns={COLUMNS}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: 'Nenhuma notificação ainda', text: 'O que os meios de pagamento avisarem aparece aqui.' }}
        counted={['notificação', 'notificações']}
        exportTo={{ path: '/api/admin/webhooks/export' }}
      />
      {opened && <WebhookDrawer key={opened} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
