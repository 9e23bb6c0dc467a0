import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { NativeSelect, TextInput } from '@mantine/core';
import classes from './audit.module.css';
import { type AuditFilters, readFilters } from './audit-filters';

const ALL = { value: '', label: 'Todos' };
const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const TYPES = [ALL, ...LOOKUP_CATALOGUE.map(({ type, label }) => ({ value: type as string, label }))];
const OUTCOMES = [ALL, ...named(AUDIT_OUTCOME_LABELS)];
const GOALS = [{ value: '', label: 'Todas' }, ...named(PURPOSES)];
const SORTS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
];

interface Props {
  readonly filters: AuditFilters;
  readonly onChange: (filters: AuditFilters) => void;
}

/** What narrows and sorts the audit without naming anybody. */
export function AuditControls({ filters, onChange }: Props) {
  const change = (name: keyof AuditFilters) => (event: { currentTarget: { value: string } }) => {
    const set = Object.entries({ ...filters, [name]: event.currentTarget.value }).filter(([, value]) => value);
    onChange(readFilters(new URLSearchParams(set as [string, string][])));
  };
  const { type, outcome, purpose, from, to, sort } = filters;
  return (
    <div className={classes.controls}>
      <NativeSelect label="Tipo" data={TYPES} value={type ?? ''} onChange={change('type')} />
      <NativeSelect label="Desfecho" data={OUTCOMES} value={outcome ?? ''} onChange={change('outcome')} />
      <NativeSelect label="Finalidade" data={GOALS} value={purpose ?? ''} onChange={change('purpose')} />
      <TextInput label="De" type="date" value={from ?? ''} max={to ?? undefined} onChange={change('from')} />
      <TextInput label="Até" type="date" value={to ?? ''} min={from ?? undefined} onChange={change('to')} />
      <NativeSelect label="Ordem" data={SORTS} value={sort} onChange={change('sort')} />
    </div>
  );
}
