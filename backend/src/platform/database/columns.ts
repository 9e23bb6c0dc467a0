/** The rows of a table as one value, a list a column: reading them costs server and driver a part of what a row each does. */
export function inColumns(table: string, columns: readonly string[]): string {
  return `(SELECT json_build_object(${columns.map((column) => `'${column}', json_agg(${column})`).join(', ')}) FROM ${table})`;
}

/** What `inColumns` answers for these rows; lists are null where there is none. */
export type Columns<Row> = { readonly [Column in keyof Row]: ReadonlyArray<Row[Column]> | null };

/** And the rows of it. */
export function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const names = Object.keys(columns) as Array<keyof Row>;
  const length = columns[names[0] as keyof Row]?.length ?? 0;
  return Array.from({ length }, (_, place) => {
    const row = {} as Row;
    for (const name of names) row[name] = columns[name]?.[place] as Row[keyof Row];
    return row;
  });
}
