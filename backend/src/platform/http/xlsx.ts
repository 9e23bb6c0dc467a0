import { StreamableFile } from '@nestjs/common';
import { type Sheet, written } from './csv.js';

/** The same rows as a spreadsheet's own file. Every cell is a text, so that documents keep their zeros and nothing runs as a formula. */
export async function xlsxAnswer<Row>(sheet: Sheet<Row>, rows: readonly Row[], days: string): Promise<StreamableFile> {
  // Large, and seldom wanted.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const titles = Object.keys(sheet.columns).map((value) => ({ type: String, value, fontWeight: 'bold' as const }));
  const cellsOf = Object.values(sheet.columns);
  const lines = rows.map((row) => cellsOf.map((cellOf) => ({ type: String, value: written(cellOf(row)) })));
  return new StreamableFile(await writeExcelFile([titles, ...lines]).toBuffer(), {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    disposition: `attachment; filename="${sheet.name}-${days}.xlsx"`,
  });
}
