import { PLANS } from '@kernel/plans';
import { USER_SORT_LABELS, USER_STATUS_LABELS } from '@kernel/user-account';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { type FilterRules, oneOf } from '../address-filters';
import type { UserSearch } from './use-user-search';
import type { UserFilters } from './users.api';
import classes from './users.module.css';

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const PLAN_NAMES = Object.fromEntries(PLANS.map(({ id, name }) => [id, name]));
const OF = {
  status: [{ value: '', label: 'Todas' }, ...choices(USER_STATUS_LABELS)],
  plan: [{ value: '', label: 'Todos' }, ...choices(PLAN_NAMES)],
  sort: choices(USER_SORT_LABELS),
};
const LABELS = { status: 'Situação', plan: 'Plano', sort: 'Ordem' };
const NAMES = ['status', 'plan', 'sort'] as const;

/** What the page's address may hold of them. */
export const USER_FILTER_RULES: FilterRules<UserFilters> = {
  status: oneOf(Object.keys(USER_STATUS_LABELS)),
  plan: oneOf(Object.keys(PLAN_NAMES)),
  sort: oneOf(Object.keys(USER_SORT_LABELS)),
};

interface Props {
  readonly filters: UserFilters;
  readonly onChange: (filters: UserFilters) => void;
  readonly search: UserSearch;
}

export function UserControls({ filters, onChange, search }: Props) {
  const seek = (event: FormEvent) => {
    event.preventDefault();
    search.seek(search.typed);
  };
  const narrow = (next: UserFilters) => {
    onChange(next);
    if (search.list) search.seek(search.text, next);
  };
  return (
    <form className={classes.controls} onSubmit={seek}>
      <TextInput
        label="Busca"
        placeholder="Nome, e-mail ou código da conta"
        autoComplete="off"
        value={search.typed}
        maxLength={100}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={search.busy}>
        Buscar
      </Button>
      {NAMES.map((name) => (
        <NativeSelect
          key={name}
          label={LABELS[name]}
          data={OF[name]}
          value={filters[name] ?? OF[name][0]?.value ?? ''}
          onChange={({ currentTarget }) => narrow({ ...filters, [name]: currentTarget.value || undefined })}
        />
      ))}
    </form>
  );
}
