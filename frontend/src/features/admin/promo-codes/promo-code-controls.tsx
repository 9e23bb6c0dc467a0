import { PROMO_STATES } from '@kernel/promo-code';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FilterChips } from '../../../shared/ui/filter-chips';
import { type FilterRules, oneOf } from '../address-filters';
import type { PromoFilters } from './promo-codes.api';
import classes from './promo-codes.module.css';

const SORTS = {
  newest: 'Mais novos',
  oldest: 'Mais antigos',
  code: 'Código, de A a Z',
  discount: 'Maior desconto',
  uses: 'Mais usados',
  expiry: 'Expiram antes',
} as const;

const STATES = [
  { value: '', label: 'Todas' },
  ...PROMO_STATES.map((state) => ({ value: state as string, label: state })),
];
const ORDERS = Object.entries(SORTS).map(([value, label]) => ({ value, label }));

export const PROMO_FILTER_RULES: FilterRules<PromoFilters> = {
  status: oneOf(PROMO_STATES),
  sort: oneOf(Object.keys(SORTS)),
  text: (value) => value.length <= 100,
};

interface Props {
  readonly filters: PromoFilters;
  readonly onChange: (filters: PromoFilters) => void;
}

/** What narrows and sorts the codes. */
export function PromoCodeControls({ filters, onChange }: Props) {
  const { status, text, sort } = filters;
  const [typed, setTyped] = useState(text ?? '');
  const narrow = (next: object) => onChange({ ...filters, ...next });
  const seek = (event: FormEvent) => {
    event.preventDefault();
    narrow({ text: typed.trim() });
  };
  const drop = (next: object) => () => {
    if ('text' in next) setTyped('');
    narrow(next);
  };
  return (
    <>
      <form className={classes.controls} onSubmit={seek}>
        <TextInput
          label="Busca"
          placeholder="Parte do código ou da descrição"
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Buscar
        </Button>
        <NativeSelect
          label="Situação"
          data={STATES}
          value={status ?? ''}
          onChange={({ currentTarget }) => narrow({ status: currentTarget.value })}
        />
        <NativeSelect
          label="Ordem"
          data={ORDERS}
          value={sort ?? 'newest'}
          onChange={({ currentTarget }) =>
            narrow({ sort: currentTarget.value === 'newest' ? '' : currentTarget.value })
          }
        />
      </form>
      <FilterChips
        chips={[
          status ? { label: status, drop: drop({ status: '' }) } : null,
          text ? { label: `“${text}”`, drop: drop({ text: '' }) } : null,
        ]}
        onClear={drop({ status: '', text: '' })}
      />
    </>
  );
}
