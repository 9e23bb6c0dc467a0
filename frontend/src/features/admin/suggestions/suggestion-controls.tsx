import { SUGGESTION_STATE_LABELS, SUGGESTION_TYPE_LABELS } from '@kernel/suggestion';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SuggestionFilters } from './suggestions.api';
import classes from './suggestions.module.css';
import type { SuggestionSearch } from './use-suggestion-search';

const withAll = (words: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
const OF = { state: withAll(SUGGESTION_STATE_LABELS, 'Todas'), type: withAll(SUGGESTION_TYPE_LABELS, 'Todos') };
const LABELS = { state: 'Situação', type: 'Tipo' };
const NAMES = ['state', 'type'] as const;

/** The filters as the address holds them. */
export function useSuggestionFilters() {
  const [params, setParams] = useSearchParams();
  const chosen = NAMES.flatMap((name) => {
    const value = params.get(name);
    return value && OF[name].some((choice) => choice.value === value) ? [[name, value]] : [];
  });
  const change = (next: SuggestionFilters): void => {
    const set = Object.entries(next).filter((entry): entry is [string, string & never] => Boolean(entry[1]));
    setParams(Object.fromEntries(set), { replace: true });
  };
  return { filters: Object.fromEntries(chosen) as SuggestionFilters, change };
}

interface Props {
  readonly filters: SuggestionFilters;
  readonly onChange: (filters: SuggestionFilters) => void;
  readonly search: SuggestionSearch;
}

export function SuggestionControls({ filters, onChange, search }: Props) {
  const [typed, setTyped] = useState('');
  const seek = (event: FormEvent) => {
    event.preventDefault();
    search.seek(typed);
  };
  const narrow = (next: SuggestionFilters) => {
    setTyped('');
    search.clear();
    onChange(next);
  };
  return (
    <form className={classes.controls} onSubmit={seek}>
      <TextInput
        label="Busca"
        placeholder="Palavra da mensagem, da resposta ou e-mail"
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={search.busy}>
        Buscar
      </Button>
      {NAMES.map((name) => (
        <NativeSelect
          key={name}
          label={LABELS[name]}
          data={OF[name]}
          value={filters[name] ?? ''}
          onChange={({ currentTarget }) => narrow({ ...filters, [name]: currentTarget.value || undefined })}
        />
      ))}
    </form>
  );
}
