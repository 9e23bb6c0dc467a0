import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryItem } from '../../../shared/api/generated';
import { ListFilters } from '../../../shared/list/list-filters';
import { useFilters } from '../../../shared/list/use-filters';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { FailedPanel } from '../../../shared/ui/failed-panel';
import { usePageTitle } from '../../../shared/ui/page-title';
import { Problem } from '../../../shared/ui/problem';
import { useAsked } from '../../../shared/ui/use-asked';
import { DOSSIERS, FULL_HISTORY } from '../paths';
import { NothingFound, NothingYet } from './history-empty';
import { useHistoryEntries } from './history-entries';
import { HistoryEntriesList } from './history-entries-list';
import { useHistoryErase } from './history-erase';
import { useHistoryExport } from './history-export';
import { type HistoryVariant, historyArgs } from './history-filters';
import classes from './history-list.module.css';
import { HistorySearchBox } from './history-search-box';
import { HistorySkeleton } from './history-skeleton';
import { HistoryTotals } from './history-totals';
import { PrivacyModeButton } from './privacy-mode-button';
import { useSelection } from './selection';
import { SelectionBar } from './selection-bar';

interface Props {
  readonly variant: HistoryVariant;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** Told of what was erased, by its protocol numbers. */
  readonly onErased: (protocolos: readonly string[]) => void;
}

/** Every lookup of the account: searched, narrowed, sorted, exported, erased, opened again. */
export function HistoryList({ variant, text, onSearch, onErased }: Props) {
  usePageTitle(variant.title);
  const filters = useFilters(variant.filters);
  const args = historyArgs(filters.values);
  const history = useHistoryEntries(args, text);
  const entries = useMemo(() => history.pages.flat(), [history.pages]);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const selection = useSelection(ids);
  const spreadsheet = useHistoryExport();
  const erase = useHistoryErase(onErased);
  const [unsaved, setUnsaved] = useState<unknown>();
  const { asked: erasing, ask: askToErase, close } = useAsked<readonly HistoryItem[]>();
  const { total, error } = history;
  const emptied = entries.length === 0 && history.hasNextPage && !error;
  const narrowed = filters.narrowed || text !== '';
  // What stands above the list keeps its place while another search is under way.
  const used = entries.length > 0 || narrowed;
  const clear = () => {
    onSearch('');
    filters.clear();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it calls then, once all that was loaded is erased
  useEffect(() => {
    if (emptied) history.fetchNextPage();
  }, [emptied]);

  return (
    <>
      <div className={classes.head}>
        <h1 className="page-title">{variant.title}</h1>
        <div className="row gap-3-5 medium middle">
          <Link to={DOSSIERS}>Dossiês</Link>
          {!variant.totals && <Link to={FULL_HISTORY}>Abrir histórico completo</Link>}
          {used && (
            <>
              <PrivacyModeButton onProblem={setUnsaved} onChanged={() => text !== '' && history.reload()} />
              <Button
                variant="default"
                leftSection={<IconTable size={18} aria-hidden />}
                loading={spreadsheet.busy}
                disabled={entries.length === 0}
                onClick={() => spreadsheet.saveAll({ ...args, ...(text && { texto: text }) })}
              >
                Exportar CSV
              </Button>
            </>
          )}
        </div>
      </div>
      {variant.totals && <HistoryTotals />}
      {used && (
        <section aria-label="Busca e filtros">
          <HistorySearchBox text={text} onSearch={onSearch} />
          <ListFilters filters={filters} chips={text ? [{ label: `Busca: ${text}`, drop: () => onSearch('') }] : []} />
        </section>
      )}
      <Problem error={spreadsheet.problem ?? unsaved} text="Não foi possível mudar o modo de privacidade." />
      {error && entries.length === 0 ? (
        <FailedPanel title="Erro ao obter histórico de consultas" query={{ ...history, refetch: history.reload }} />
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
          <HistoryEntriesList history={history} total={total} selection={selection} onErase={askToErase} />
          {selection.ids.size > 0 && (
            <SelectionBar
              count={selection.ids.size}
              exporting={spreadsheet.busy}
              onExport={() => spreadsheet.saveChosen([...selection.ids])}
              onErase={() => askToErase(entries.filter(({ id }) => selection.ids.has(id)))}
              onClear={selection.clear}
            />
          )}
        </>
      )}
      {erasing && (
        <ConfirmDialog
          title={erasing.length === 1 ? 'Apagar esta consulta?' : `Apagar ${erasing.length} consultas?`}
          confirm="Apagar"
          cancel="Manter"
          failed="Não foi possível apagar."
          call={() => erase(erasing)}
          onDone={() => {
            close();
            if (text !== '') history.reload();
          }}
          onClose={close}
        >
          <p>{whatGoes(erasing)} O registro de auditoria, exigido por lei, permanece.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function whatGoes([first, ...others]: readonly HistoryItem[]): string {
  if (!first || others.length > 0) return 'Os resultados salvos são apagados e não voltam.';
  return `${lookupDefinition(first.consultationType).label} ${first.query}. O resultado salvo é apagado e não volta.`;
}
