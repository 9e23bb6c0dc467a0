import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { WebhookItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { FilterChips } from '../../../shared/ui/filter-chips';
import { Tag } from '../../../shared/ui/tag';
import { type FilterRules, oneOf, useAddressFilters } from '../address-filters';
import { NotificationDrawer } from './notification-drawer';
import { STATES } from './notification-states';
import { GATEWAYS, outcomeInWords } from './payment-words';
import { type InboxFilters, useWebhookPagesInfiniteQuery } from './payments.api';
import classes from './payments.module.css';

const RULES: FilterRules<InboxFilters> = {
  state: oneOf(Object.keys(STATES)),
  provider: oneOf(Object.keys(GATEWAYS)),
  chargeId: (value) => value.length <= 80,
  sort: oneOf(['oldest']),
};
const CHOICES = {
  state: [
    { value: '', label: 'Todas' },
    ...Object.entries(STATES).map(([value, { text }]) => ({ value, label: text })),
  ],
  sort: [
    { value: '', label: 'Mais novas' },
    { value: 'oldest', label: 'Mais antigas' },
  ],
  provider: [{ value: '', label: 'Todos' }, ...Object.entries(GATEWAYS).map(([value, label]) => ({ value, label }))],
};
/** Notifications come by themselves while this is looked at. */
const REFRESH_MS = 15_000;

const COLUMNS: ReadonlyArray<Column<WebhookItem>> = [
  { header: 'Recebida', cell: ({ receivedAt }) => <span className={classes.whole}>{formatMoment(receivedAt)}</span> },
  { header: 'Meio', cell: ({ provider }) => GATEWAYS[provider] ?? provider },
  { header: 'Cobrança', cell: ({ chargeId }) => <code className={classes.id}>{chargeId}</code> },
  { header: 'Situação', cell: ({ state }) => <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag> },
  { header: 'Resultado', cell: ({ outcome }) => (outcome ? outcomeInWords(outcome) : '–') },
  { header: 'Tentativas', cell: ({ attempts }) => attempts.toLocaleString('pt-BR'), figure: true },
];

/** What the gateways told us, and what became of it. */
export function Inbox() {
  const { filters, change } = useAddressFilters(RULES);
  const list = useWebhookPagesInfiniteQuery(filters, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const set = (name: keyof InboxFilters) => (event: { currentTarget: { value: string } }) =>
    change({ ...filters, [name]: event.currentTarget.value.trim() });
  const without = (name: keyof InboxFilters) => () => change({ ...filters, [name]: undefined });
  const { chargeId, state, provider, sort } = filters;
  const clear = () => change(sort ? { sort } : {});
  return (
    <>
      <div className={classes.controls}>
        <TextInput
          key={chargeId}
          className={classes.wide}
          label="Cobrança"
          placeholder="Número inteiro da cobrança"
          defaultValue={chargeId ?? ''}
          maxLength={80}
          onBlur={set('chargeId')}
          onKeyDown={(event) => event.key === 'Enter' && set('chargeId')(event)}
        />
        <NativeSelect label="Situação" data={CHOICES.state} value={state ?? ''} onChange={set('state')} />
        <NativeSelect
          label="Meio de pagamento"
          data={CHOICES.provider}
          value={provider ?? ''}
          onChange={set('provider')}
        />
        <NativeSelect label="Ordem" data={CHOICES.sort} value={sort ?? ''} onChange={set('sort')} />
        <ExportButton path="/api/admin/webhooks/export" params={filters} />
      </div>
      <FilterChips
        chips={[
          chargeId ? { label: `Cobrança ${chargeId}`, drop: without('chargeId') } : null,
          state ? { label: STATES[state].text, drop: without('state') } : null,
          provider ? { label: GATEWAYS[provider] ?? provider, drop: without('provider') } : null,
        ]}
        onClear={clear}
      />
      <DataTable
        label="Notificações"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: 'Nenhuma notificação ainda', text: 'O que os meios de pagamento avisarem aparece aqui.' }}
        onClear={chargeId || state || provider ? clear : undefined}
        counted="notificações"
      />
      {opened && <NotificationDrawer key={opened} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
