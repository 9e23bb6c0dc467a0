import { BATCH_TYPES, type BatchType, checkLines } from '@kernel/batches';
import { withoutCountryCode } from '@kernel/phone';
import { reachablePhone } from '@kernel/reachable-phone';

/** A row of what was pasted or dropped, with its number there; blank ones are left out. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A list as it was recognised. */
interface RecognisedList {
  readonly type: BatchType;
  readonly items: readonly string[];
  /** The number of each item's row. */
  readonly lines: readonly number[];
  /** What its column is called; null for a list without columns. */
  readonly column: string | null;
}

/** Spreadsheets drop the zeros in front. */
const DIGITS: Readonly<Partial<Record<BatchType, number>>> = { cpf: 11, cnpj: 14, cep: 8 };
/** Whether something is a CEP nothing in it tells. */
const BY_CERTAINTY: readonly BatchType[] = [...BATCH_TYPES.filter((type) => type !== 'cep'), 'cep'];
/** Enough to tell what a column is. */
const SAMPLE = 200;

/** The API refuses a batch in which one of these is. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cs}|[^\P{Cc}\t\n\r]/gu, '');
}

/** Reads lines, with columns where tabs, semicolons or commas make some; a quoted cell may hold them. */
export function cellsOf(text: string): Row[] {
  const plain = withoutControls(text)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const separator = separatorOf(plain);
  const rows: Row[] = [];
  let [line, cells, cell, quoted] = [1, [] as string[], '', false];
  const endRow = () => {
    cells.push(cell.trim());
    // Excel's own first line, which says what separates the cells.
    const isHint = line === 1 && /^sep=.?$/i.test(cells[0] ?? '');
    if (cells.some(Boolean) && !isHint) rows.push({ line, cells });
    [line, cells, cell] = [line + 1, [], ''];
  };
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (plain.charAt(at + 1) === '"') cell += plain.charAt(++at);
      else quoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, quoted] = ['', true];
    else if (letter === '\n') endRow();
    else if (letter === separator) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  endRow();
  const [first] = rows;
  const listed = first && rows.length === 1 ? first.cells.filter(Boolean) : [];
  // A list on one line.
  return listed.length > 1 ? listed.map((one, at) => ({ line: at + 1, cells: [one] })) : rows;
}

/** What most lines have outside of quoted cells. */
function separatorOf(text: string): string {
  const lines = text.replace(/(^|[\t;,]) *(?:"[^"]*")+/gm, '$1').split('\n');
  const ranked = ['\t', ';', ','].map((one) => ({ one, lines: lines.filter((line) => line.includes(one)).length }));
  return ranked.reduce((best, next) => (next.lines > best.lines ? next : best)).one;
}

/** Without what keeps its zeros in a spreadsheet, ="00191", or makes a fraction of it, 191.0. */
function bare(cell: string): string {
  return cell.replace(/^="(.*)"$|^(\d+)\.0$/, '$1$2');
}

/** The column with the most that can be looked up, of one type or of whichever fits best; null for nothing at all. */
export function recognise(rows: readonly Row[], wanted: BatchType | null): RecognisedList | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => bare(cells[at] ?? '')));
  let best: { type: BatchType; column: readonly string[]; valid: number } | null = null;
  for (const type of wanted ? [wanted] : BY_CERTAINTY) {
    for (const column of columns) {
      const sample = column.slice(0, SAMPLE);
      const valid = validIn(type, wanted ? sample : sample.filter((item) => mayBe(type, item)));
      if (!best || valid > best.valid) best = { type, column, valid };
    }
  }
  if (!best) return null;
  const { type, column } = best;
  const [first = ''] = column;
  // A title may say a year; what has more digits, or an @, was meant to be looked up, as is any number in a mere list.
  const mayBeTitle = !first.includes('@') && digitsIn(first) < (width > 1 ? 7 : 1);
  const isTitle = mayBeTitle && column.length > 1 && validIn(type, [first]) === 0;
  const listed = rows.flatMap(({ line }, at) =>
    column[at] && !(isTitle && at === 0) ? { line, item: column[at] } : [],
  );
  const items = listed.map(({ item }) => asLookedUp(type, item));
  return { type, items, lines: listed.map(({ line }) => line), column: isTitle ? first : null };
}

/**
 * Almost any mistyped CPF has the digits of a phone: it is taken for one only where it could be dialled, or where phones are meant. Any number
 * in a column would be a CEP with zeros in front: it is taken for one only where no more than one is missing.
 */
function mayBe(type: BatchType, item: string): boolean {
  if (type === 'cep') return digitsIn(item) >= 7;
  return type !== 'telefone' || reachablePhone(item) !== null;
}

function digitsIn(item: string): number {
  return item.replace(/\D/g, '').length;
}

function validIn(type: BatchType, items: readonly string[]): number {
  const whole = items.filter(Boolean).map((item) => asLookedUp(type, item));
  return checkLines(type, whole).filter(({ verdict }) => verdict !== 'invalid').length;
}

/** An item as its lookup takes it: a phone without Brazil's 55, a document with its zeros. */
function asLookedUp(type: BatchType, item: string): string {
  return type === 'telefone' ? withoutCountryCode(item).trim() : withZeros(type, item);
}

function withZeros(type: BatchType, item: string): string {
  const digits = DIGITS[type];
  if (!digits || !/^\d+$/.test(item) || item.length >= digits) return item;
  const whole = item.padStart(digits, '0');
  return checkLines(type, [whole])[0]?.verdict === 'waiting' ? whole : item;
}
