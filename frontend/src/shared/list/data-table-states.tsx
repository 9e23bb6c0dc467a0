import { Button } from '@mantine/core';
import { FailedPanel } from '../ui/failed-panel';
import classes from './data-table.module.css';
import type { ListPages } from './list-pages';

export function Failed({ list, title }: { list: ListPages<unknown>; title: string | undefined }) {
  return (
    <FailedPanel
      title={title ?? 'Não foi possível carregar a lista'}
      text="Não foi possível carregar agora. Tente de novo em instantes."
      query={list.isFetchNextPageError ? { ...list, refetch: list.fetchNextPage } : list}
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
      <h2 className="ink size-18">{onClear ? 'Nada com estes filtros' : empty.title}</h2>
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
    <div className={`felt-wait ruled ${classes.waiting}`} data-waiting role="status" aria-label="Carregando">
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
