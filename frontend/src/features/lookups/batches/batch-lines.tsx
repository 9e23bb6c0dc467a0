import { LINE_VERDICT_LABELS } from '@kernel/batches';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BatchItem, BatchLineItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import { type Column, DataTable } from '../../../shared/list/data-table';
import { atMost, hidden } from '../../../shared/list/filters';
import { useFilters } from '../../../shared/list/use-filters';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { Tag } from '../../../shared/ui/tag';
import { resultAt } from '../paths';
import { VERDICT_TONES, VERDICTS } from './batch-labels';
import classes from './batch-lines.module.css';

const FILTERS = { situacao: hidden('Situação', atMost(20)) };

const COLUMNS: ReadonlyArray<Column<BatchLineItem>> = [
  { header: 'Linha', cell: ({ line }) => formatNumber(line), look: 'number' },
  { header: 'Consulta', cell: ({ subject }) => subject },
  { header: 'Situação', cell: (line) => <Verdict line={line} /> },
  {
    header: 'Resultado',
    cell: ({ protocolo }) => (protocolo ? <Link to={resultAt(protocolo)}>{protocolo}</Link> : '–'),
  },
  { header: 'Quando', cell: ({ lookedUpAt }) => (lookedUpAt ? formatMoment(lookedUpAt) : '–'), look: 'line' },
];

const useBatchLines = pagesOf('listBatchLines');

/** The lines of a batch, all or those of one verdict; the address says which. */
export function BatchLines({ batch }: { batch: BatchItem }) {
  const { values, change } = useFilters<{ situacao?: string }>(FILTERS);
  const verdict = VERDICTS.find((one) => one === values.situacao);
  const pages = useBatchLines({ id: batch.id, ...(verdict && { verdict }) }, { refetchOnMountOrArgChange: true });
  const told = JSON.stringify(batch.counts);
  const read = useRef(told);
  const { isFetching, refetch } = pages;
  useEffect(() => {
    if (isFetching || read.current === told) return;
    read.current = told;
    refetch();
  }, [told, isFetching, refetch]);
  const present = VERDICTS.filter((one) => batch.counts[one]);
  return (
    <>
      <fieldset className={`row gap-2 ${classes.filter}`}>
        <legend className="visually-hidden">Mostrar só</legend>
        <Pick label="Todas" count={batch.lines} on={!verdict} onPick={() => change({ situacao: '' })} />
        {present.map((one) => (
          <Pick
            key={one}
            label={LINE_VERDICT_LABELS[one]}
            count={batch.counts[one] ?? 0}
            on={verdict === one}
            onPick={() => change({ situacao: one })}
          />
        ))}
      </fieldset>
      <DataTable
        label="Linhas do lote"
        columns={COLUMNS}
        list={pages}
        keyOf={({ line }) => String(line)}
        empty={{ title: 'Nenhuma linha assim', text: 'Escolha outra situação acima.' }}
        counted={['linha', 'linhas']}
        failed="Não foi possível carregar as linhas."
      />
    </>
  );
}

function Pick({ label, count, on, onPick }: { label: string; count: number; on: boolean; onPick: () => void }) {
  return (
    <button type="button" className={classes.pick} aria-pressed={on} onClick={onPick}>
      {label} <span className="soft tabular">{formatNumber(count)}</span>
    </button>
  );
}

/** What became of a line, and why. */
function Verdict({ line: { verdict, reason, sameAs, attempts } }: { line: BatchLineItem }) {
  const again = verdict === 'waiting' && attempts > 0 ? 'A fonte estava fora do ar; será consultada de novo.' : null;
  const more = reason ?? again ?? (sameAs === null ? null : `Igual à linha ${formatNumber(sameAs)}`);
  return (
    <>
      <Tag tone={VERDICT_TONES[verdict]}>{LINE_VERDICT_LABELS[verdict]}</Tag>
      {more && <span className="soft tiny nearest block">{more}</span>}
    </>
  );
}
