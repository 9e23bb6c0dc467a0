import { PLANS } from '@kernel/plans';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { dayInWords } from '../../../shared/ui/dates';
import { FilterChips } from '../../../shared/ui/filter-chips';
import { type FilterRules, isDay, oneOf } from '../address-filters';
import { PAYMENT_STATUSES } from '../users/user-words';
import { planName } from './payment-words';
import type { PaymentFilters } from './payments.api';
import classes from './payments.module.css';

const SORTS = { newest: 'Mais novos', oldest: 'Mais antigos', highest: 'Maior valor', lowest: 'Menor valor' };
const statusText = (status: string) => PAYMENT_STATUSES[status as keyof typeof PAYMENT_STATUSES].text;
const STATUSES = [
  { value: '', label: 'Todas' },
  ...Object.keys(PAYMENT_STATUSES).map((value) => ({ value, label: statusText(value) })),
];
const OF_PLANS = [
  { value: '', label: 'Todos' },
  ...PLANS.map(({ id, name }) => ({ value: id as string, label: name })),
];
const ORDERS = Object.entries(SORTS).map(([value, label]) => ({ value, label }));

export const PAYMENT_FILTER_RULES: FilterRules<PaymentFilters> = {
  status: oneOf(Object.keys(PAYMENT_STATUSES)),
  plan: oneOf(PLANS.map(({ id }) => id)),
  from: isDay,
  to: isDay,
  sort: oneOf(Object.keys(SORTS)),
};

interface Props {
  readonly filters: PaymentFilters;
  readonly onChange: (filters: PaymentFilters) => void;
  readonly sought: string;
  readonly onSeek: (text: string) => void;
}

/** What narrows and sorts the payments. What is searched for may name somebody: it stays on the screen alone. */
export function PaymentControls({ filters, onChange, sought, onSeek }: Props) {
  const [typed, setTyped] = useState('');
  const { status, plan, from, to, sort } = filters;
  const set = (name: keyof PaymentFilters) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filters, [name]: event.currentTarget.value });
  const without = (name: keyof PaymentFilters) => () => onChange({ ...filters, [name]: undefined });
  const seek = (event: FormEvent) => {
    event.preventDefault();
    onSeek(typed.trim().length < 2 ? '' : typed.trim());
  };
  const forget = () => {
    setTyped('');
    onSeek('');
  };
  return (
    <>
      <form className={classes.controls} onSubmit={seek}>
        <TextInput
          className={classes.wide}
          label="Busca"
          placeholder="E-mail inteiro, número do pagamento ou da cobrança, código"
          value={typed}
          maxLength={254}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Buscar
        </Button>
        <NativeSelect label="Situação" data={STATUSES} value={status ?? ''} onChange={set('status')} />
        <NativeSelect label="Plano" data={OF_PLANS} value={plan ?? ''} onChange={set('plan')} />
        <TextInput label="De" type="date" value={from ?? ''} max={to} onChange={set('from')} />
        <TextInput label="Até" type="date" value={to ?? ''} min={from} onChange={set('to')} />
        <NativeSelect label="Ordem" data={ORDERS} value={sort ?? 'newest'} onChange={set('sort')} />
      </form>
      <FilterChips
        chips={[
          sought && { label: sought, drop: forget },
          status ? { label: statusText(status), drop: without('status') } : null,
          plan ? { label: planName(plan), drop: without('plan') } : null,
          from ? { label: `De ${dayInWords(from)}`, drop: without('from') } : null,
          to ? { label: `Até ${dayInWords(to)}`, drop: without('to') } : null,
        ]}
        onClear={() => {
          forget();
          onChange(sort ? { sort } : {});
        }}
      />
    </>
  );
}
