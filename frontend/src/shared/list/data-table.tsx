import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { readApiError } from '../api/api-error';
import { StatePanel } from '../ui/state-panel';
import classes from './data-table.module.css';

/** How a value is shown: numbers at the end of their column, moments in one line, codes small, long texts cut short. */
type Look = 'number' | 'line' | 'code' | 'excerpt';

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly look?: Look;
}

export interface ListPage<Row> {
  readonly data: readonly Row[];
  /** How many there are on all pages. */
  readonly total?: number;
  /** There are more than are counted. */
  readonly totalCapped?: boolean;
  /** There is more than a search shows. */
  readonly capped?: boolean;
  readonly nextCursor?: string | null;
}

/** What an infinite query answers, as far as a list is concerned. */
export interface ListPages<Page> {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
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
  readonly list: ListPages<ListPage<Row>>;
  /** What tells rows apart; their `id` where nothing else is said. */
  readonly keyOf?: (row: Row) => string;
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
  const { label, columns, list, keyOf = idOf, onOpen, failed, empty, onClear, counted } = props;
  const rows = list.data?.pages.flatMap(({ data }) => data);
  if (!rows) return list.error ? <Failed list={list} title={failed} /> : <Waiting columns={columns.length} />;
  if (rows.length === 0) return <Nothing empty={empty} onClear={onClear} />;
  const { total = rows.length, totalCapped, capped } = list.data?.pages.at(-1) ?? {};
  return (
    <>
      {capped && <p className={classes.count}>Há mais do que a busca mostra. Use palavras mais específicas.</p>}
      <p className={classes.count} role="status">
        {rows.length.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')}
        {totalCapped && ' ou mais'} {counted}
      </p>
      <div className={classes.frame} aria-busy={list.isFetching}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ header, look }) => (
                <th key={header} scope="col" data-look={look}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ header, cell, look }, position) => (
                  <td key={header} data-label={header} data-look={look}>
                    {onOpen && position === 0 ? (
                      <button type="button" className={classes.open} onClick={() => onOpen(row)}>
                        <Value look={look}>{cell(row)}</Value>
                      </button>
                    ) : (
                      <Value look={look}>{cell(row)}</Value>
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

function idOf(row: unknown): string {
  return (row as { readonly id: string }).id;
}

function Value({ look, children }: { look: Look | undefined; children: ReactNode }) {
  if (look === 'code') return <code className={classes.code}>{children}</code>;
  return look === 'excerpt' ? <span className={classes.excerpt}>{children}</span> : children;
}

function Failed({ list, title }: { list: ListPages<unknown>; title: string | undefined }) {
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
