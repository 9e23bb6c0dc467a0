import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AdminActionItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { type DeedFilters, useAdminActionPagesInfiniteQuery } from './audit.api';
import classes from './audit.module.css';
import { DEEDS, deedInWords } from './deeds';

const CHOICES = [{ value: '', label: 'Todas' }, ...Object.entries(DEEDS).map(([value, label]) => ({ value, label }))];

const COLUMNS: ReadonlyArray<Column<AdminActionItem>> = [
  { header: 'Quando', cell: ({ at }) => formatMoment(at) },
  { header: 'Quem', cell: ({ adminName, adminId }) => adminName ?? adminId.slice(-8) },
  { header: 'Ação', cell: ({ action }) => deedInWords(action) },
  { header: 'Sobre', cell: ({ target }) => <code className={classes.id}>{target}</code> },
  { header: 'Antes', cell: ({ before }) => <Facts facts={before} /> },
  { header: 'Depois', cell: ({ after }) => <Facts facts={after} /> },
];

/** What administrators did, the reading of the audit included. */
export function AdminActions() {
  const [filters, setFilters] = useState<DeedFilters>({});
  const list = useAdminActionPagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const change = (name: keyof DeedFilters) => (event: { currentTarget: { value: string } }) => {
    const { [name]: _, ...rest } = filters;
    setFilters(event.currentTarget.value ? { ...rest, [name]: event.currentTarget.value } : rest);
  };
  return (
    <>
      <div className={classes.controls}>
        <NativeSelect label="Ação" data={CHOICES} value={filters.action ?? ''} onChange={change('action')} />
        <TextInput label="De" type="date" value={filters.from ?? ''} onChange={change('from')} />
        <TextInput label="Até" type="date" value={filters.to ?? ''} onChange={change('to')} />
        <ExportButton path="/api/admin/audit/admin-actions/export" params={filters} />
      </div>
      <DataTable
        label="Ações de administradores"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: 'Nenhuma ação ainda' }}
        onClear={Object.keys(filters).length > 0 ? () => setFilters({}) : undefined}
        counted="ações"
      />
    </>
  );
}

function Facts({ facts }: { facts: AdminActionItem['after'] }) {
  if (!facts) return '–';
  return (
    <ul className={classes.smallFacts}>
      {Object.entries(facts).map(([name, value]) => (
        <li key={name}>
          {name}: {String(value ?? '–')}
        </li>
      ))}
    </ul>
  );
}
