import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { CHOOSE } from '../addresses';
import { type HistoryItem as Entry, useHistoryPagesInfiniteQuery } from '../lookups.api';
import { download } from '../result/download';
import { EraseDialog } from './erase-dialog';
import { HistoryControls } from './history-controls';
import { historyCsv, historyFileName } from './history-csv';
import { filterParams, historyArgs, isFiltered, readFilters } from './history-filters';
import { HistoryItem } from './history-item';
import classes from './history-list.module.css';
import { HistorySkeleton } from './history-skeleton';
import { HistoryTotals } from './history-totals';

/** Every lookup of the account, newest first unless asked otherwise. */
export function HistoryList() {
  usePageTitle('Histórico de Consultas');
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const history = useHistoryPagesInfiniteQuery(historyArgs(filters));
  const [erasing, setErasing] = useState<Entry | null>(null);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = history;
  const entries = data?.pages.flatMap((page) => page.history) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const clear = () => setParams(filterParams({ type: null, status: null, sort: filters.sort, from: null, to: null }));

  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>Histórico de Consultas</h1>
        {entries.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconTable size={18} aria-hidden />}
            onClick={() => download(historyFileName(new Date()), 'text/csv', historyCsv(entries))}
          >
            Exportar CSV
          </Button>
        )}
      </div>
      <HistoryTotals />
      {(entries.length > 0 || isFiltered(filters)) && (
        <HistoryControls
          filters={filters}
          onChange={(next) => setParams(filterParams(next), { replace: true, preventScrollReset: true })}
          onClear={clear}
        />
      )}
      {error && !data ? (
        <Failed error={error} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <HistorySkeleton />
      ) : entries.length === 0 ? (
        <Empty filtered={isFiltered(filters)} onClear={clear} />
      ) : (
        <>
          <p className={classes.count} role="status">
            {entries.length} de {total} consultas
          </p>
          <ul className={classes.list} aria-busy={isFetching}>
            {entries.map((entry) => (
              <HistoryItem key={entry.id} entry={entry} onErase={() => setErasing(entry)} />
            ))}
          </ul>
          {hasNextPage && (
            <Button variant="default" className={classes.more} loading={isFetching} onClick={() => fetchNextPage()}>
              Carregar mais
            </Button>
          )}
          {error && (
            <p className={classes.failed} role="alert">
              {readApiError(error, 'Erro ao obter histórico de consultas').text}
            </p>
          )}
        </>
      )}
      {erasing && <EraseDialog entry={erasing} onClose={() => setErasing(null)} />}
    </>
  );
}

function Empty({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <StatePanel
        title="Nenhuma consulta encontrada"
        text="Nenhuma consulta do histórico passa por estes filtros."
        action={{ label: 'Limpar filtros', onClick: onClear }}
      />
    );
  }
  return (
    <StatePanel title="Nenhuma consulta realizada" text="Cada consulta que você fizer fica guardada aqui.">
      <Button component={Link} to={CHOOSE} className={classes.start ?? ''}>
        Fazer uma consulta
      </Button>
    </StatePanel>
  );
}

function Failed({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy: boolean }) {
  const problem = readApiError(error, 'Erro ao obter histórico de consultas');
  return (
    <StatePanel
      title="Erro ao obter histórico de consultas"
      text={problem.text === 'Erro ao obter histórico de consultas' ? undefined : problem.text}
      requestId={problem.requestId}
      action={{ label: 'Tentar Novamente', onClick: onRetry, busy }}
    />
  );
}
