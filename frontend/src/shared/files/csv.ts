import { CSV_MARK, csvLine } from '@kernel/csv';

/** Rows as a file for a spreadsheet. */
export function csv(rows: ReadonlyArray<readonly string[]>): string {
  return CSV_MARK + rows.map(csvLine).join('\r\n');
}
