import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choices, KINDS, REASONS } from './suppression-words';
import type { SuppressionFilters } from './suppressions.api';
import classes from './suppressions.module.css';

const STATES = { em_vigor: 'Em vigor', levantada: 'Levantadas' };
const withAll = (words: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...choices(words),
];
const OF = {
  situacao: withAll(STATES, 'Todas'),
  tipo: withAll(KINDS, 'Todos'),
  motivo: withAll(REASONS, 'Todos'),
};
const LABELS = { situacao: 'Situação', tipo: 'Reconhecida por', motivo: 'Motivo' };
const SELECTS = ['situacao', 'tipo', 'motivo'] as const;

/** The filters as the address holds them: none of them says whom a suppression is about. */
export function useSuppressionFilters() {
  const [params, setParams] = useSearchParams();
  const chosen = SELECTS.flatMap((name) => {
    const value = params.get(name);
    return OF[name].some((choice) => choice.value === value && value !== '') ? [[name, value]] : [];
  });
  const protocolo = params.get('protocolo');
  const filters = { ...Object.fromEntries(chosen), ...(protocolo && { protocolo }) } as SuppressionFilters;
  const change = (next: SuppressionFilters): void => {
    const set = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setParams(Object.fromEntries(set), { replace: true });
  };
  return { filters, change };
}

interface Props {
  readonly filters: SuppressionFilters;
  readonly onChange: (filters: SuppressionFilters) => void;
}

/** What narrows the list. A protocol is looked for as a whole, once its field is left. */
export function SuppressionControls({ filters, onChange }: Props) {
  const [reference, setReference] = useState(filters.protocolo ?? '');
  const seek = () => onChange({ ...filters, protocolo: reference.trim() });
  return (
    <div className={classes.controls}>
      {SELECTS.map((name) => (
        <NativeSelect
          key={name}
          label={LABELS[name]}
          data={OF[name]}
          value={filters[name] ?? ''}
          onChange={({ currentTarget }) => onChange({ ...filters, [name]: currentTarget.value })}
        />
      ))}
      <TextInput
        label="Protocolo"
        value={reference}
        maxLength={40}
        autoComplete="off"
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
        onBlur={seek}
        onKeyDown={({ key }) => key === 'Enter' && seek()}
      />
    </div>
  );
}
