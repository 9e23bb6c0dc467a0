import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { CSV_MARK, csvLine } from '../../kernel/csv.js';
import { begun } from './begun.js';

type Cell = string | number | Date | null | undefined;

/** A list as a spreadsheet: the file's name, and each column's title with what stands under it. */
export interface Sheet<Row> {
  readonly name: string;
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

/** Rows as a file for a spreadsheet, written as it is read: the next page is asked for when the last one has left. */
export function csvFile<Row>(sheet: Sheet<Row>, pages: AsyncIterable<readonly Row[]>): Readable {
  return Readable.from(textOf(sheet, pages));
}

/** Such a file as an answer, saved under its name and the days it is of: `sugestoes-2026-11-21.csv`. Throws what the first page fails with. */
export async function csvAnswer<Row>(
  sheet: Sheet<Row>,
  pages: AsyncIterable<readonly Row[]>,
  days: string,
): Promise<StreamableFile> {
  return new StreamableFile(csvFile(sheet, await begun(pages)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${sheet.name}-${days}.csv"`,
  });
}

export function csvRows<Row>({ columns }: Sheet<Row>, rows: readonly Row[]): string {
  const cellsOf = Object.values(columns);
  return rows.map((row) => `${csvLine(cellsOf.map((cellOf) => written(cellOf(row))))}\r\n`).join('');
}

async function* textOf<Row>(sheet: Sheet<Row>, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLine(Object.keys(sheet.columns))}\r\n`;
  for await (const rows of pages) if (rows.length > 0) yield csvRows(sheet, rows);
}

export function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
