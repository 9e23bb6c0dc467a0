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
      <table className={classes.table} aria-label={title}>
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
          {rows.map((row) => (
            <tr key={row.slice(0, 2).join(' ')}>
              {row.map((cell, position) => (
                <td key={columns[position]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
