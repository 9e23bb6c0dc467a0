import type { Pool } from 'pg';

/** A value that must not be found where it does not belong, and what it is. */
export interface Canary {
  readonly what: string;
  readonly value: string;
}

const SHORTEST = 5;
const HEX = /\\x([0-9a-f]{8,})/g;

/** What of these a text holds, in any of the ways in which a value may be written or encoded. */
export function leaksIn(text: string, canaries: readonly Canary[]): string[] {
  const readable = `${text}\n${decoded(text)}`;
  return canaries.filter(({ value }) => formsOf(value).some((form) => readable.includes(form))).map(({ what }) => what);
}

/** The same of every row of every table, as `table: what`. */
export async function leaksInDatabase(sql: Pool, canaries: readonly Canary[]): Promise<string[]> {
  const { rows: tables } = await sql.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql.query<{ line: string }>(`SELECT t::text AS line FROM ${name} t`);
    const leaks = leaksIn(rows.map(({ line }) => line).join('\n'), canaries);
    found.push(...leaks.map((what) => `${name.replace('public.', '')}: ${what}`));
  }
  return found;
}

const known = new Map<string, readonly string[]>();

/** Worked out once, and looked for in each table. */
function formsOf(value: string): readonly string[] {
  const forms = known.get(value) ?? formed(value);
  known.set(value, forms);
  return forms;
}

/** Plain, punctuated, in other cases, without accents, and as hexadecimal, base64 or a part of an address. */
function formed(value: string): string[] {
  const written = [value, value.toLowerCase(), value.toUpperCase(), titled(value), punctuated(value)];
  const plain = written.map((form) => form.normalize('NFD').replace(/\p{M}/gu, ''));
  const all = [...written, ...plain];
  const encoded = all.flatMap((form) => [
    Buffer.from(form).toString('hex'),
    encodeURIComponent(form),
    encodeURIComponent(form).replaceAll('%20', '+'),
    JSON.stringify(form).slice(1, -1),
    ...inBase64(form),
  ]);
  return [...new Set([...all, ...encoded])].filter((form) => form.length >= SHORTEST);
}

/** Base64 looks different by where the value begins; what does not depend on its neighbours is kept. */
function inBase64(value: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const from = Math.ceil((offset * 4) / 3);
    const to = Math.floor((bytes.length * 4) / 3);
    const core = bytes.toString('base64').slice(from, to);
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function titled(value: string): string {
  return value.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

function punctuated(value: string): string {
  return /^\d{11}$/.test(value) ? value.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4') : value;
}

/** Bytes that stand in a text as hexadecimal, read as characters. */
function decoded(text: string): string {
  return [...text.matchAll(HEX)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex'))
    .flatMap((bytes) => [bytes.toString('latin1'), bytes.toString('utf8')])
    .join('\n');
}
