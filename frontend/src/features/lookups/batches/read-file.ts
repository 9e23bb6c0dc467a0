import { cellsOf, type Row } from './read-list';

const MOST_FILE_BYTES = 5_000_000;

/** Reads a file in the browser; it goes nowhere. Throws for what is none of a list, or too large. */
export async function readFile(file: File): Promise<Row[]> {
  if (file.size > MOST_FILE_BYTES) throw new Error('too large');
  if (/\.xlsx$/i.test(file.name)) {
    const { xlsxCells } = await import('./read-xlsx');
    return xlsxCells(new Uint8Array(await file.arrayBuffer()));
  }
  const bytes = await file.arrayBuffer();
  try {
    return cellsOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // As older spreadsheets write.
    return cellsOf(new TextDecoder('windows-1252').decode(bytes));
  }
}
