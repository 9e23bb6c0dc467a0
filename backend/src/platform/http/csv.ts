import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { dayInBrazil } from '../../kernel/brazilian-day.js';

/** A mark by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';

/** Rows as a file for a spreadsheet, written as it is read: the next page is asked for when the last one has left. */
export function csvFile<Row>(
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): Readable {
  return Readable.from(linesOf(columns, pages, cellsOf));
}

/** Such a file as an answer, saved as `name`, with the day in Brasília where one is given: `sugestoes-2026-11-21.csv`. */
export function csvAnswer(name: string, at: Date | null, file: Readable): StreamableFile {
  const named = at ? `${name}-${dayInBrazil(at)}` : name;
  return new StreamableFile(file, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${named}.csv"`,
  });
}

async function* linesOf<Row>(
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): AsyncGenerator<string> {
  yield MARK + csvLine(columns);
  for await (const rows of pages) if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** A cell that no spreadsheet takes for a formula and no separator breaks. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
