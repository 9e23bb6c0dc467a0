import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { AuditItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './audit.module.css';
import { AuditChips } from './audit-chips';
import { AuditControls } from './audit-controls';
import { NO_FILTERS, type Sought, searchBody, useAuditFilters } from './audit-filters';
import { AuditRecord } from './audit-record';
import { SoughtForm } from './sought-form';
import { useAuditExport } from './use-audit-export';
import { useAuditList } from './use-audit-list';
import { VerificationPanel } from './verification-panel';

const COLUMNS: ReadonlyArray<Column<AuditItem>> = [
  { header: 'Quando', cell: ({ at }) => <span className={classes.whole}>{formatMoment(at)}</span> },
  { header: 'Tipo', cell: ({ type }) => lookupDefinition(type).label },
  { header: 'Titular', cell: ({ subject }) => <span className={classes.whole}>{subject}</span> },
  { header: 'Finalidade', cell: ({ purpose }) => (purpose ? PURPOSES[purpose] : '–') },
  { header: 'Fonte', cell: ({ fonte }) => fonte ?? '–' },
  { header: 'Desfecho', cell: ({ outcome }) => AUDIT_OUTCOME_LABELS[outcome] },
  { header: 'Conta', cell: ({ accountId }) => <code className={classes.short}>{accountId.slice(-8)}</code> },
  { header: 'Bloco', cell: ({ block }) => (block === null ? 'Espera' : block.toLocaleString('pt-BR')), figure: true },
];

/** The lookups' audit: what narrows it, what it holds, and whether it is still what was written. */
export function AuditRecords() {
  const [filters, setFilters] = useAuditFilters();
  const [sought, setSought] = useState<Sought | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const body = searchBody(filters, sought);
  const list = useAuditList(body);
  const { save, busy, problem } = useAuditExport();
  const { sort: _, ...narrowing } = filters;
  const filtered = sought !== null || Object.values(narrowing).some((value) => value !== null);
  const clear = () => {
    setSought(null);
    setFilters({ ...NO_FILTERS, sort: filters.sort });
  };
  return (
    <>
      <VerificationPanel onOpen={setOpened} />
      <SoughtForm onSeek={setSought} />
      <AuditControls filters={filters} onChange={setFilters} />
      <AuditChips filters={filters} sought={sought} onChange={setFilters} onSeek={setSought} onClear={clear} />
      <div className={classes.export}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={busy}
          onClick={() => save(body)}
        >
          Exportar CSV
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </div>
      <DataTable
        label="Registros de auditoria"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: 'Nenhuma consulta ainda', text: 'Cada consulta feita por qualquer conta aparece aqui.' }}
        onClear={filtered ? clear : undefined}
        counted={list.data?.pages[0]?.totalCapped ? 'ou mais registros' : 'registros'}
      />
      {opened && (
        <AuditRecord
          id={opened}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
          onAccount={(accountId) => {
            setOpened(null);
            setFilters({ ...filters, accountId });
          }}
        />
      )}
    </>
  );
}
