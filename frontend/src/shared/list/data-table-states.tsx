import { Button } from '@mantine/core';
import { readApiError } from '../api/api-error';
import { StatePanel } from '../ui/state-panel';
import classes from './data-table.module.css';
import type { ListPages } from './list-pages';

export function Failed({ list, title }: { list: ListPages<unknown>; title: string | undefined }) {
  const { text, requestId } = readApiError(list.error, 'Não foi possível carregar agora. Tente de novo em instantes.');
  const retry = list.data ? list.fetchNextPage : list.refetch;
  return (
    <StatePanel
      title={title ?? 'Não foi possível carregar a lista'}
      text={text}
      requestId={requestId}
      action={{ label: 'Tentar Novamente', onClick: retry, busy: list.isFetching }}
    />
  );
}

export interface NothingProps {
  readonly empty: { readonly title: string; readonly text?: string };
  /** Set when filters narrow the list: how to do away with them. */
  readonly onClear?: (() => void) | undefined;
}

export function Nothing({ empty, onClear }: NothingProps) {
  return (
    <div className={classes.nothing} role="status">
      <h2 className={classes.nothingTitle}>{onClear ? 'Nada com estes filtros' : empty.title}</h2>
      {!onClear && empty.text && <p>{empty.text}</p>}
      {onClear && (
        <Button variant="default" onClick={onClear}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
}

/** The table's shape; it shows itself only where the wait is felt. */
export function Waiting({ columns }: { columns: number }) {
  return (
    <div className={classes.waiting} role="status" aria-label="Carregando">
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <div key={row} className={classes.bar}>
          {Array.from({ length: Math.min(columns, 5) }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <i key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}
