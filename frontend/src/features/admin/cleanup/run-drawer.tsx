import { REMOVAL_REASON_LABELS, REMOVAL_STATE_LABELS, type RemovalState, type ReturnedBy } from '@kernel/cleanup';
import { Button } from '@mantine/core';
import type { CleanupRunItem, RemovalItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/list/data-table';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { Tag, type Tone } from '../../../shared/ui/tag';
import { useRemovalPagesInfiniteQuery } from './cleanup.api';
import classes from './cleanup.module.css';
import { useRestoring } from './use-restoring';

const TONES: Readonly<Record<RemovalState, Tone>> = {
  escolhida: 'plain',
  removida: 'warning',
  poupada: 'plain',
  restaurada: 'success',
  apagada: 'danger',
};

const BACK: Readonly<Record<ReturnedBy, string>> = {
  titular: 'pelo titular',
  pagamento: 'por um pagamento',
  administrador: 'por um administrador',
};

/** The accounts of one run. They are named by their pseudonym alone. */
export function RunDrawer({ run, onClose }: { run: CleanupRunItem; onClose: () => void }) {
  const list = useRemovalPagesInfiniteQuery(run.id, { refetchOnMountOrArgChange: true });
  const { notice, busy, restore } = useRestoring();
  const columns: ReadonlyArray<Column<RemovalItem>> = [
    { header: 'Conta', cell: ({ accountId }) => accountId, look: 'code' },
    { header: 'Motivo', cell: ({ reason }) => REMOVAL_REASON_LABELS[reason] },
    { header: 'Situação', cell: (removal) => <Standing {...removal} /> },
    {
      header: 'Ação',
      cell: ({ accountId, state }) =>
        state === 'removida' ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={busy === accountId}
            aria-label={`Restaurar ${accountId}`}
            onClick={() => restore(accountId)}
          >
            Restaurar
          </Button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <Drawer title={`Limpeza de ${formatMoment(run.startedAt)}`} onClose={onClose}>
      <p className={classes.notice} role={notice?.failed ? 'alert' : 'status'} data-failed={notice?.failed}>
        {notice?.text}
        {notice?.undo && (
          <Button size="compact-sm" variant="default" onClick={notice.undo}>
            Desfazer
          </Button>
        )}
      </p>
      <DataTable
        label="Contas desta limpeza"
        columns={columns}
        list={list}
        keyOf={({ accountId }) => accountId}
        empty={{ title: 'Nenhuma conta estava na lista' }}
        counted="contas"
      />
    </Drawer>
  );
}

function Standing({ state, eraseAfter, restoredAt, restoredBy, erasedAt }: RemovalItem) {
  return (
    <div>
      <Tag tone={TONES[state]}>{REMOVAL_STATE_LABELS[state]}</Tag>
      <span className={classes.since}>
        {state === 'removida' && eraseAfter && `até ${formatDay(eraseAfter)}`}
        {restoredAt && restoredBy && `${BACK[restoredBy]}, ${formatDay(restoredAt)}`}
        {erasedAt && `em ${formatDay(erasedAt)}`}
      </span>
    </div>
  );
}
