import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';

/** The rows of a month by table and key, each as one text, and the lines that are kept aside. */
export interface Reference {
  readonly tables: Readonly<Record<Table, ReadonlyMap<string, string>>>;
  readonly aside: readonly string[];
}

export type Table = 'company_firms' | 'company_units' | 'company_partners' | 'company_taxes';

interface Line {
  readonly file: string;
  readonly line: number;
  readonly fields: string[];
}

const BEGINS = /^"[0-9A-Z]{1,8}";/;
const FILES: readonly (readonly [string, Table, number])[] = [
  ['Empresas', 'company_firms', 7],
  ['Estabelecimentos', 'company_units', 30],
  ['Socios', 'company_partners', 11],
  ['Simples', 'company_taxes', 7],
];

/** Reads a month as plainly as can be, by the rules of docs/companies.md and with none of the loader's code. */
export function readReference(folder: string): Reference {
  const aside: string[] = [];
  const tables = {} as Record<Table, Map<string, string>>;
  for (const [prefix, table, count] of FILES) {
    const lines = zipsOf(folder, prefix).flatMap((file) => linesOf(folder, file, count, aside));
    const rows = new Map<string, { line: Line; text: string }>();
    for (const line of lines) {
      const key = keyOf(table, line.fields);
      if (key === null) aside.push(`${line.file}:${line.line} chave`);
      else {
        const before = rows.get(key);
        if (before) aside.push(`${before.line.file}:${before.line.line} duplicado`);
        rows.set(key, { line, text: textOf(table, line.fields) });
      }
    }
    tables[table] = new Map();
    for (const [key, { line, text }] of rows) {
      const root = (line.fields[0] ?? '').trim();
      if (table !== 'company_firms' && !tables.company_firms.has(root)) aside.push(`${line.file}:${line.line} orfao`);
      else tables[table].set(key, text);
    }
  }
  return { tables, aside: aside.sort() };
}

function zipsOf(folder: string, prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => new RegExp(`^${prefix}\\d*\\.zip$`).test(name))
    .sort();
}

/** Character by character. */
function linesOf(folder: string, zip: string, count: number, aside: string[]): Line[] {
  const file = zip.replace('.zip', '');
  const text = unzipped(join(folder, zip));
  const found: Line[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const first = line;
    const fields: string[] = [];
    let [field, quoted, over, open] = ['', false, false, true];
    for (; at < text.length && !over; at++) {
      const c = text[at] as string;
      if (quoted) {
        if (c === '"' && text[at + 1] === '"') {
          field += '"';
          at++;
        } else if (c === '"' && /^[;\n]?$/.test(text[at + 1] ?? '')) quoted = false;
        else if (c === '\n' && BEGINS.test(text.slice(at + 1, at + 13))) {
          over = true;
          open = false;
          line++;
        } else if (c === '\n') {
          line++;
          field += ' ';
        } else if (c !== '\0') field += c;
      } else if (c === ';') {
        fields.push(field);
        field = '';
      } else if (c === '\n') {
        line++;
        over = true;
      } else if (c === '"') quoted = true;
      else field += c;
    }
    fields.push(field);
    if (!open) aside.push(`${file}:${first} aspas`);
    else if (fields.length !== count) aside.push(`${file}:${first} campos`);
    else found.push({ file, line: first, fields: fields.map((one) => one.trim()) });
  }
  return found;
}

/** The one member of a zip, by its table of contents. */
export function unzipped(path: string): string {
  const bytes = readFileSync(path);
  const contents = bytes.readUInt32LE(bytes.length - 6);
  const [packed, at] = [bytes.readUInt32LE(contents + 20), bytes.readUInt32LE(contents + 42)];
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return inflateRawSync(bytes.subarray(from, from + packed)).toString('latin1');
}

function keyOf(table: Table, fields: readonly string[]): string | null {
  const [root = '', order = '', digits = ''] = fields;
  if (!/^[0-9A-Z]{8}$/.test(root)) return null;
  if (table === 'company_partners') return [root, fields[1], fields[2], fields[3], fields[4]].join('|');
  if (table !== 'company_units') return root;
  if (!/^[0-9A-Z]{4}$/.test(order) || cnpjCheckDigits(root + order) !== digits) return null;
  return root + order;
}

function textOf(table: Table, fields: readonly string[]): string {
  const f = (i: number) => fields[i] ?? '';
  const number = (i: number) => (/^\d+$/.test(f(i)) ? Number(f(i)) : null);
  const words = (i: number, j?: number) => f(i) + (j === undefined ? '' : f(j)) || null;
  const row: Record<Table, () => unknown[]> = {
    company_firms: () => [words(1), number(2), number(3), cents(f(4)), number(5), words(6)],
    company_units: () => [
      ...[f(3) === '1', words(4), number(5), day(f(6)), number(7), words(8), number(9), day(f(10)), number(11)],
      f(12) === '' ? null : f(12).split(',').map(Number),
      ...[words(13), words(14), words(15), words(16), words(17), number(18), words(19), number(20)],
      ...[words(21, 22), words(23, 24), words(25, 26), words(27), words(28), day(f(29))],
    ],
    company_partners: () => [
      ...[number(1), words(2), words(3), number(4), day(f(5)), number(6)],
      ...[f(7) === '***000000**' ? null : words(7), words(8), number(9) || null, number(10)],
    ],
    company_taxes: () => [choice(f(1)), day(f(2)), day(f(3)), choice(f(4)), day(f(5)), day(f(6))],
  };
  return JSON.stringify(row[table]());
}

function cents(text: string): number | null {
  const amount = Math.round(Number(text.replace(',', '.')) * 100);
  return text === '' || amount >= 99_999_999_999_900 ? null : amount;
}

function day(text: string): string | null {
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const real = /^\d{8}$/.test(text) && text.slice(0, 4) >= '1800' && text.slice(0, 4) <= '2100';
  return real && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ? iso : null;
}

function choice(text: string): boolean | null {
  return text === 'S' ? true : text === 'N' ? false : null;
}
