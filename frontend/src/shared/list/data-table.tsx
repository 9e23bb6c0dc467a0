import { type ReactNode, useRef } from 'react';
import { MoreButton } from '../ui/more-button';
import { formatNumber } from '../ui/numbers';
import classes from './data-table.module.css';
import { Failed, Nothing, type NothingProps, Waiting } from './data-table-states';
import type { ListPage, ListPages } from './list-pages';

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly look?: Look;
}

/** What a cell without a value shows; on a phone's card it is left out. */
const NONE = '–';

interface Props<Row> extends NothingProps {
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
  /** "{n} de {total} …", what is counted: one of it, and several. */
  readonly counted: readonly [one: string, many: string];
}

/** A list of the administration in its five states: a table, on phones a card for each row. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, list, keyOf = idOf, onOpen, failed, empty, onClear, counted } = props;
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const body = useRef<HTMLTableSectionElement>(null);
  if (!rows) return list.error ? <Failed list={list} title={failed} /> : <Waiting columns={columns.length} />;
  if (rows.length === 0) return <Nothing empty={empty} onClear={onClear} />;
  const { total = rows.length, totalCapped, capped } = list.data?.pages.at(-1) ?? {};
  return (
    <>
      {capped && (
        <p className={`soft small tabular ${classes.count}`}>
          Há mais do que a busca mostra. Use palavras mais específicas.
        </p>
      )}
      <p className={`soft small tabular ${classes.count}`} role="status">
        {formatNumber(rows.length)} de {formatNumber(total)}
        {totalCapped && ' ou mais'} {counted[total === 1 && !totalCapped ? 0 : 1]}
      </p>
      <div className={`boxed ${classes.frame}`} aria-busy={list.isFetching}>
        <table className={`figures ${classes.table}`} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ header, look }) => (
                <th key={header} scope="col" data-look={look}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ header, cell, look }, position) => {
                  const content = cell(row);
                  const value = <Value look={look}>{content}</Value>;
                  return (
                    <td key={header} data-label={header} data-look={look} data-none={content === NONE || undefined}>
                      {onOpen && position === 0 ? (
                        <button type="button" className={classes.open} onClick={() => onOpen(row)}>
                          {value}
                        </button>
                      ) : (
                        value
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.error !== undefined && <Failed list={list} title={failed} />}
      <MoreButton
        of={{ ...list, hasNextPage: list.hasNextPage && list.error === undefined }}
        list={body}
        shown={rows.length}
        item="tr"
      >
        Carregar mais
      </MoreButton>
    </>
  );
}

function idOf(row: unknown): string {
  return (row as { readonly id: string }).id;
}

/** How a value is shown: numbers at the end of their column, moments in one line, codes small, long texts cut short. */
type Look = 'number' | 'line' | 'code' | 'excerpt';

function Value({ look, children }: { look: Look | undefined; children: ReactNode }) {
  if (look === 'code') return <code className={classes.code}>{children}</code>;
  return look === 'excerpt' ? <span className={classes.excerpt}>{children}</span> : children;
}
