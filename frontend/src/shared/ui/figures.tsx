import type { ReactNode } from 'react';
import classes from './figures.module.css';

interface Props {
  /** What the rows are, for who cannot see the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly ReactNode[]>;
  /** So many columns are words; the others are figures. */
  readonly words?: number;
  /** A long one scrolls in a frame of its own. */
  readonly framed?: boolean;
}

/** What is only read, in rows and columns. */
export function Figures({ label, columns, rows, words = 1, framed = false }: Props) {
  const look = (column: number) => (column < words ? 'start' : 'end');
  const table = (
    <table className={`figures ${classes.table}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" data-align={look(at)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only read, and several may begin alike
          <tr key={position}>
            {row.map((cell, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={columns[at]}
                  scope={at === 0 ? 'row' : undefined}
                  data-label={columns[at]}
                  data-align={look(at)}
                >
                  {cell}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!framed) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls here, by keyboard too
    <section className={classes.frame} tabIndex={0} aria-label={`Tabela: ${label}`}>
      {table}
    </section>
  );
}
