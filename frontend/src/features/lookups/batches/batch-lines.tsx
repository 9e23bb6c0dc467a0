import { LINE_VERDICTS, type LineVerdict } from '@kernel/batches';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type BatchItem, type BatchLineItem, type BatchLinesAnswer, generatedApi } from '../../../shared/api/generated';
import { pagesAt } from '../../../shared/api/pages';
import { type Column, DataTable } from '../../../shared/list/data-table';
import { atMost, hidden } from '../../../shared/list/filters';
import { useFilters } from '../../../shared/list/use-filters';
import { formatMoment } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import { resultAt } from '../paths';
import classes from './batch-lines.module.css';
import { VERDICT_WORDS, VERDICTS } from './batch-words';
import { Verdict } from './line-verdict';

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

interface LinesWanted {
  readonly id: string;
  readonly verdict?: LineVerdict | undefined;
}

const { useBatchLinePagesInfiniteQuery } = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    batchLinePages: build.infiniteQuery<BatchLinesAnswer, LinesWanted, string | null>({
      infiniteQueryOptions: pagesAt('').infiniteQueryOptions,
      query: ({ queryArg: { id, verdict }, pageParam }) => ({
        url: `/api/batches/${encodeURIComponent(id)}/items`,
        params: { ...(verdict && { verdict }), ...(pageParam && { cursor: pageParam }) },
      }),
      providesTags: ['Batches'],
    }),
  }),
});

/** The lines of a batch, all or those of one verdict; the address says which. */
export function BatchLines({ batch }: { batch: BatchItem }) {
  const { values, change } = useFilters<{ situacao?: string }>(FILTERS);
  const verdict = LINE_VERDICTS.find((one) => one === values.situacao);
  const pages = useBatchLinePagesInfiniteQuery({ id: batch.id, verdict }, { refetchOnMountOrArgChange: true });
  const told = JSON.stringify(batch.counts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of further lines is read with them
  useEffect(() => {
    if (pages.data) pages.refetch();
  }, [told]);
  const present = VERDICTS.filter((one) => batch.counts[one]);
  return (
    <>
      <fieldset className={classes.filter}>
        <legend className="visually-hidden">Mostrar só</legend>
        <Pick label="Todas" count={batch.lines} on={!verdict} onPick={() => change({ situacao: '' })} />
        {present.map((one) => (
          <Pick
            key={one}
            label={VERDICT_WORDS[one][0]}
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

interface PickProps {
  readonly label: string;
  readonly count: number;
  readonly on: boolean;
  readonly onPick: () => void;
}

function Pick({ label, count, on, onPick }: PickProps) {
  return (
    <button type="button" className={classes.pick} aria-pressed={on} onClick={onPick}>
      {label} <span>{formatNumber(count)}</span>
    </button>
  );
}
