import { strFromU8, unzipSync } from 'fflate';
import { type Row, withoutControls } from './read-list';

/** Of an unpacked part; a sheet of ten thousand lines has some. */
const MOST_BYTES = 60_000_000;

const SHARED = 'xl/sharedStrings.xml';

/** The rows of a workbook's first sheet, as the texts and numbers that they hold. */
export function xlsxCells(file: Uint8Array): Row[] {
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) =>
      originalSize < MOST_BYTES && (name === SHARED || /^xl\/worksheets\/[^/]+\.xml$/.test(name)),
  });
  const sheets = Object.keys(parts).filter((name) => name !== SHARED);
  const [first] = sheets.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (!first) throw new Error('no worksheet');
  const shared = textOf(parts[SHARED])
    .split(/<si(?=[\s/>])/)
    .slice(1)
    .map(textsIn);
  let line = 0;
  return elements(textOf(parts[first]), /<row(?=[\s>/])/)
    .map(({ head, body }) => {
      line = Math.max(line + 1, Number(/\br="(\d+)"/.exec(head)?.[1] ?? 0));
      return { line, cells: cellsIn(body, shared) };
    })
    .filter(({ cells }) => cells.some(Boolean));
}

function cellsIn(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { head, body } of elements(row, /<c(?=[\s>/])/)) {
    const column = /\br="([A-Z]{1,3})\d/.exec(head)?.[1];
    const at = column ? indexOf(column) : cells.length;
    const type = /\bt="(\w+)"/.exec(head)?.[1];
    const value = elements(body, /<v(?=[\s>])/)[0]?.body.split('</v>')[0] ?? '';
    const text = type === 's' ? (shared[Number(value)] ?? '') : type === 'inlineStr' ? textsIn(body) : numberOr(value);
    while (cells.length < at) cells.push('');
    cells[at] = withoutControls(text).trim();
  }
  return cells;
}

/** What begins with this mark, each up to the next one: its attributes, and what is in it and after it. */
function elements(xml: string, mark: RegExp): { head: string; body: string }[] {
  const parts = xml.split(mark).slice(1);
  return parts.map((part) => {
    const end = part.indexOf('>');
    const head = part.slice(0, end);
    return { head, body: head.endsWith('/') ? '' : part.slice(end + 1) };
  });
}

/** A long number may stand as 1.1222333000181E13. */
function numberOr(value: string): string {
  const text = plain(value);
  return /^\d(\.\d+)?E\+?\d+$/i.test(text) ? String(Number(text)) : text;
}

function textsIn(xml: string): string {
  return elements(xml, /<t(?=[\s>])/)
    .map(({ body }) => plain(body.split('</t>')[0] ?? ''))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function plain(xml: string): string {
  const text = xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
  // What XML cannot hold, such as _x000D_.
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A → 0, Z → 25, AA → 26. */
function indexOf(column: string): number {
  return [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Without the prefixes that some programs write before the names of elements. */
function textOf(part: Uint8Array | undefined): string {
  return part ? strFromU8(part).replace(/(<\/?)\w+:/g, '$1') : '';
}
