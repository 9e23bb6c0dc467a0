import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { readApiError } from '../api/api-error';
import classes from './data-table.module.css';
import { StatePanel } from './state-panel';

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly figure?: boolean;
}

/** What an infinite query answers, as far as a table is concerned. */
interface Pages<Row> {
  readonly data?:
    | { readonly pages: ReadonlyArray<{ readonly data: readonly Row[]; readonly total: number }> }
    | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface Props<Row> {
  /** What the rows are, for who cannot see the table. */
  readonly label: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly list: Pages<Row>;
  readonly keyOf: (row: Row) => string;
  /** Makes the first column of each row a button that opens it. */
  readonly onOpen?: (row: Row) => void;
  /** Says that the list could not be loaded, where it has its own words for it. */
  readonly failed?: string;
  readonly empty: { readonly title: string; readonly text?: string };
  /** Set when filters narrow the list: how to do away with them. */
  readonly onClear?: (() => void) | undefined;
  /** "{n} de {total} …", what is counted. */
  readonly counted: string;
}

/** A list of the administration in its five states: a table, on phones a card for each row. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, list, keyOf, onOpen, failed, empty, onClear, counted } = props;
  const rows = list.data?.pages.flatMap(({ data }) => data);
  if (!rows) return list.error ? <Failed list={list} title={failed} /> : <Waiting columns={columns.length} />;
  if (rows.length === 0) return <Nothing empty={empty} onClear={onClear} />;
  const total = list.data?.pages.at(-1)?.total ?? rows.length;
  return (
    <>
      <p className={classes.count} role="status">
        {rows.length.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')} {counted}
      </p>
      <div className={classes.frame} aria-busy={list.isFetching}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ header, figure }) => (
                <th key={header} scope="col" data-figure={figure}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ header, cell, figure }, position) => (
                  <td key={header} data-label={header} data-figure={figure}>
                    {onOpen && position === 0 ? (
                      <button type="button" className={classes.open} onClick={() => onOpen(row)}>
                        {cell(row)}
                      </button>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.error !== undefined && <Failed list={list} title={failed} />}
      {list.hasNextPage && list.error === undefined && (
        <Button variant="default" className={classes.more} loading={list.isFetching} onClick={list.fetchNextPage}>
          Carregar mais
        </Button>
      )}
    </>
  );
}

function Failed<Row>({ list, title }: { list: Pages<Row>; title: string | undefined }) {
  const { text, requestId } = readApiError(list.error, 'Erro de conexão. Tente novamente.');
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

function Nothing({ empty, onClear }: Pick<Props<never>, 'empty' | 'onClear'>) {
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
function Waiting({ columns }: { columns: number }) {
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
