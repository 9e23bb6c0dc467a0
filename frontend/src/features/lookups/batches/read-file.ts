import { cellsOf, type Row } from './read-list';

const MOST_FILE_BYTES = 5_000_000;

/** Reads a file in the browser; it goes nowhere. Throws for what is none of a list, or too large. */
export async function readFile(file: File): Promise<Row[]> {
  if (file.size > MOST_FILE_BYTES) throw new Error('too large');
  if (/\.xlsx$/i.test(file.name)) {
    const { xlsxCells } = await import('./read-xlsx');
    return xlsxCells(new Uint8Array(await file.arrayBuffer()));
  }
  const text = textOf(await file.arrayBuffer());
  // A picture, a PDF, a spreadsheet of another kind.
  if (text.includes('\0')) throw new Error('no text');
  return cellsOf(text);
}

/** Excel's "Unicode text" begins with a mark of its own; without one, what is no UTF-8 is as older spreadsheets write. */
function textOf(bytes: ArrayBuffer): string {
  const mark = new Uint8Array(bytes).subarray(0, 2).join();
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
