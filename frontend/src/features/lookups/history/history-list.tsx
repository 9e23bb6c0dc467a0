import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { FULL_HISTORY } from '../addresses';
import type { HistoryItem } from '../lookups.api';
import { EraseDialog } from './erase-dialog';
import { useHistoryFilters } from './history-address';
import { HistoryChips } from './history-chips';
import { HistoryControls } from './history-controls';
import { NothingFound, NothingYet } from './history-empty';
import { useHistoryEntries } from './history-entries';
import { HistoryEntriesList } from './history-entries-list';
import { useHistoryExport } from './history-export';
import { historyArgs, isFiltered, NO_FILTERS } from './history-filters';
import classes from './history-list.module.css';
import { HistorySearchBox } from './history-search-box';
import { HistorySkeleton } from './history-skeleton';
import { HistoryTotals } from './history-totals';
import type { HistoryVariant } from './history-variants';
import { useSelection } from './selection';
import { SelectionBar } from './selection-bar';

interface Props {
  readonly variant: HistoryVariant;
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Every lookup of the account: searched, narrowed, sorted, exported, erased, opened again. */
export function HistoryList({ variant, text, onSearch }: Props) {
  usePageTitle(variant.title);
  const { filters, setFilters } = useHistoryFilters(variant);
  const args = historyArgs(filters);
  const history = useHistoryEntries(args, text);
  const entries = useMemo(() => history.pages.flat(), [history.pages]);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const selection = useSelection(ids);
  const spreadsheet = useHistoryExport();
  const [erasing, setErasing] = useState<readonly HistoryItem[]>([]);
  const { total, error } = history;
  const emptied = entries.length === 0 && history.hasMore && !error;
  const narrowed = isFiltered(filters) || text !== '';
  const clear = () => {
    onSearch('');
    setFilters({ ...NO_FILTERS, sort: filters.sort });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it calls then, once all that was loaded is erased
  useEffect(() => {
    if (emptied) history.more();
  }, [emptied]);

  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{variant.title}</h1>
        <div className={classes.ways}>
          {!variant.totals && <Link to={FULL_HISTORY}>Abrir em página própria</Link>}
          {entries.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconTable size={18} aria-hidden />}
              loading={spreadsheet.busy}
              onClick={() => spreadsheet.saveAll({ ...args, ...(text && { texto: text }) })}
            >
              Exportar CSV
            </Button>
          )}
        </div>
      </div>
      {variant.totals && <HistoryTotals />}
      {(entries.length > 0 || narrowed) && (
        <section aria-label="Busca e filtros">
          <HistorySearchBox text={text} onSearch={onSearch} />
          <HistoryControls filters={filters} sorts={variant.sorts} onChange={setFilters} />
          <HistoryChips filters={filters} text={text} onChange={setFilters} onText={onSearch} onClear={clear} />
        </section>
      )}
      {spreadsheet.problem && (
        <p className={classes.failed} role="alert">
          {spreadsheet.problem}
        </p>
      )}
      {error && entries.length === 0 ? (
        <Failed error={error} onRetry={history.reload} busy={history.isFetching} />
      ) : total === null || emptied ? (
        <HistorySkeleton controls={!narrowed} />
      ) : entries.length === 0 ? (
        narrowed ? (
          <NothingFound searched={text !== ''} onClear={clear} />
        ) : (
          <NothingYet />
        )
      ) : (
        <>
          <HistoryEntriesList history={history} total={total} selection={selection} onErase={setErasing} />
          {selection.ids.size > 0 && (
            <SelectionBar
              count={selection.ids.size}
              exporting={spreadsheet.busy}
              onExport={() => spreadsheet.saveChosen([...selection.ids])}
              onErase={() => setErasing(entries.filter(({ id }) => selection.ids.has(id)))}
              onClear={selection.clear}
            />
          )}
        </>
      )}
      {erasing.length > 0 && (
        <EraseDialog
          entries={erasing}
          onErased={() => {
            selection.clear();
            if (text !== '') history.reload();
          }}
          onClose={() => setErasing([])}
        />
      )}
    </>
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
