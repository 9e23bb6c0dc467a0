import classes from './metric-table.module.css';

/** The figures behind a chart, cell by cell as they are read; those of a spreadsheet go without signs and spaces. */
export interface MetricRows {
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

export function MetricTable({ title, table: { columns, rows } }: { title: string; table: MetricRows }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls here, by keyboard too
    <section className={classes.frame} tabIndex={0} aria-label={`Tabela: ${title}`}>
      <table className={`figures ${classes.table}`} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only read, and several may begin alike
            <tr key={position}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
