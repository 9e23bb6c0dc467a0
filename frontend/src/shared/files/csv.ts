const BOM = '\uFEFF';
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as spreadsheets in Brazil open them: semicolons, UTF-8 mark, and no cell that could run as a formula. */
export function csv(rows: ReadonlyArray<readonly string[]>): string {
  return BOM + rows.map((row) => row.map(cell).join(';')).join('\r\n');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
