/** A mark by which spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A line, without its end, as spreadsheets in Brazil read it: no cell is taken for a formula, no separator breaks one. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(';');
}

function cell(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
